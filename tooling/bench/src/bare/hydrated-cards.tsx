// The limit of React and React Router in a browser: a page of a list's cards that they hydrate, and nothing else.
import { createServer } from "node:http";
import { buildScript } from "@store/bench/build-script";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { CARDS, cardRoutes, ROOT } from "./card-routes.tsx";
import { openDatabase } from "./database.ts";
import { type Card, SELECT_CARDS } from "./statements.ts";

const { API_URL, PORT } = process.env;
const SCRIPT = "/hydrate-cards.js";
const BACKEND = "/backend";

const script = await buildScript("hydrate-cards.tsx");
const database = await openDatabase(process.env);
const cards = await database.query<Card>(SELECT_CARDS);
await database.close();

const { query, dataRoutes } = createStaticHandler(cardRoutes(cards));
const context = await query(new Request("http://127.0.0.1/"));
if (context instanceof Response) throw new Error("The bare page was not routed.");
const router = createStaticRouter(dataRoutes, context);
const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);

const PAGE = `<!DOCTYPE html><html lang="en-IN"><head><meta name="viewport" content="width=device-width"><title>Products</title>
<script type="module" src="${SCRIPT}"></script></head><body><div id="${ROOT}">${html}</div>
<script type="application/json" id="${CARDS}">${JSON.stringify(cards).replaceAll("<", "\\u003c")}</script></body></html>`;

createServer(async ({ url = "/" }, response) => {
  if (url.startsWith(BACKEND)) {
    const picture = await fetch(API_URL + url.slice(BACKEND.length));
    const type = picture.headers.get("content-type") ?? "image/avif";
    response.writeHead(picture.status, { "content-type": type }).end(Buffer.from(await picture.arrayBuffer()));
    return;
  }
  const [type, body] = url === SCRIPT ? ["text/javascript", script] : ["text/html; charset=utf-8", PAGE];
  response.writeHead(200, { "content-type": type }).end(body);
}).listen(Number(PORT), "127.0.0.1");
