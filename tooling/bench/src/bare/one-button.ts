// The limit of React in a browser alone: a page with one button, and nothing else.
import { createServer } from "node:http";
import { buildScript } from "./build-script.ts";

const SCRIPT = "/button.js";

const script = await buildScript("button.tsx");

const PAGE = `<!DOCTYPE html><html lang="en-IN"><head><meta name="viewport" content="width=device-width"><title>Button</title>
<script type="module" src="${SCRIPT}"></script></head><body><div id="root"></div></body></html>`;

createServer(({ url }, response) => {
  const [type, body] = url === SCRIPT ? ["text/javascript", script] : ["text/html; charset=utf-8", PAGE];
  response.writeHead(200, { "content-type": type }).end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
