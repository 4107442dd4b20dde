// The limit of Hono alone: the store's three busiest calls with minimal SQL, without contract, identity or checks.
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { openDatabase } from "./database.ts";
import { SELECT_PAGE, SELECT_PAGE_AFTER, SELECT_PRODUCT, SELECT_STOCK, SUM_CART, UPSERT_LINE } from "./statements.ts";

const database = await openDatabase(process.env);
const app = new Hono();

app.get("/healthz", (c) => c.text("ok"));

app.get("/web/single/product/:id/", async (c) => {
  const [product] = await database.query(SELECT_PRODUCT, [Number(c.req.param("id"))]);
  return c.json({ status: true, data: product });
});

/** One indexed SELECT for any page of the list, by keyset: the request names the product that it follows. */
app.get("/web/products/list/", async (c) => {
  const { category, price, id } = c.req.query();
  const data = await (price === undefined
    ? database.query(SELECT_PAGE, [Number(category)])
    : database.query(SELECT_PAGE_AFTER, [Number(category), Number(price), Number(id)]));
  return c.json({ status: true, data: { data } });
});

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
