// What Hono alone can do: the store's three busiest calls with the least SQL, without contract, identity or checks.
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { openDatabase } from "./database.ts";
import { SELECT_CARDS, SELECT_PRODUCT, SELECT_STOCK, SUM_CART, UPSERT_LINE } from "./statements.ts";

const database = await openDatabase(process.env);
const app = new Hono();

app.get("/healthz", (c) => c.text("ok"));

app.get("/web/single/product/:id/", async (c) => {
  const [product] = await database.query(SELECT_PRODUCT, [Number(c.req.param("id"))]);
  return c.json({ status: true, data: product });
});

app.get("/web/products/list/", async (c) =>
  c.json({ status: true, data: { data: await database.query(SELECT_CARDS) } }),
);

/** Five statements: begin, the product, the cart's line, the cart's sum, commit. */
app.post("/cart/", async (c) => {
  const { pid, quantity } = await c.req.json();
  const shopper = Number(c.req.header("x-shopper"));
  const pieces = await database.transaction(async ({ query }) => {
    await query(SELECT_STOCK, [pid]);
    await query(UPSERT_LINE, [shopper, pid, quantity]);
    return query(SUM_CART, [shopper]);
  });
  return c.json({ status: true, cart_counter: pieces });
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
