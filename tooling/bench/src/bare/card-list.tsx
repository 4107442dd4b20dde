// What React alone can do: 24 cards of one query, rendered to a string, without a router, a layout or a cache.
import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { openDatabase } from "./database.ts";
import { type Card, SELECT_CARDS } from "./statements.ts";

const database = await openDatabase(process.env);

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

const ProductCard = ({ card }: { readonly card: Card }) => (
  <article className="card">
    <a href={`/products/${card.id}`}>
      <img src={card.image} alt="" width={320} height={320} loading="lazy" />
      <h3>{card.name}</h3>
    </a>
    <p className="price">{rupees.format(Number(card.price_paid) / 100)}</p>
    <button type="button">Add</button>
  </article>
);

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
