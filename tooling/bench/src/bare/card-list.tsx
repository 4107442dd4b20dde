// The limit of React alone: the same cards of one query, rendered to a string without a page around them.
import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { openDatabase } from "./database.ts";
import { ProductCard } from "./product-card.tsx";
import { type Card, SELECT_CARDS } from "./statements.ts";

const database = await openDatabase(process.env);

const Page = ({ cards }: { readonly cards: readonly Card[] }) => (
  <html lang="en-IN">
    <head>
      <title>Products</title>
    </head>
    <body>
      <main>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </main>
    </body>
  </html>
);

createServer(async (_, response) => {
  const cards = await database.query<Card>(SELECT_CARDS);
  const html = renderToString(<Page cards={cards} />);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(`<!DOCTYPE html>${html}`);
}).listen(Number(process.env.PORT), "127.0.0.1");
