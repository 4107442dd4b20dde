import { BenchProblem } from "./bench-problem.ts";
import type { BenchDatabase } from "./databases.ts";
import { median } from "./median.ts";
import { startApi } from "./servers.ts";

const CARTS_AT_ONCE = 20;
const CART_LINES = 48;
const CALM_REQUESTS = 300;

async function okOf(url: string, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new BenchProblem(`${url} was answered with ${response.status}.`);
}

/** Requests one after the other while `goesOn`; returns the time of each, in milliseconds. */
async function latencies(url: string, goesOn: (requests: number) => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const began = performance.now();
    await okOf(url);
    times.push(performance.now() - began);
  }
  return times;
}

const comparison = (name: string, busy: number, calm: number) =>
  `${name} ${busy.toFixed(1)} ms against ${calm.toFixed(1)} ms, ratio ${(busy / calm).toFixed(2)}`;

/**
 * How long a product's detail takes while twenty large carts are rendered as PDFs at once, against the same in calm.
 */
export async function measureDocuments({ ours, goods }: BenchDatabase): Promise<string> {
  const api = await startApi({ ...ours, RATE_LIMIT_FACTOR: "1000" });
  const [product] = goods.products;
  const [shopper] = goods.shoppers;
  if (!product || !shopper) throw new BenchProblem("There is no product or shopper.");
  const headers = { "content-type": "application/json", "x-visitor-id": shopper.visitor_key };
  for (const pid of goods.products.slice(0, CART_LINES)) {
    await okOf(`${api.url}/cart/`, { method: "POST", headers, body: JSON.stringify({ pid, quantity: 1 }) });
  }
  const drawCart = () => okOf(`${api.url}/generate-cart-pdf/`, { headers });
  const detail = `${api.url}/web/single/product/${product}/`;
  await drawCart();
  await latencies(detail, (requests) => requests < CALM_REQUESTS);
  const calm = await latencies(detail, (requests) => requests < CALM_REQUESTS);

  let isDrawing = true;
  const drawn = Promise.all(Array.from({ length: CARTS_AT_ONCE }, drawCart)).finally(() => {
    isDrawing = false;
  });
  const [busy] = await Promise.all([latencies(detail, () => isDrawing), drawn]);
  const memory = Math.round(api.memory());
  await api.stop();
  return [
    `A product's detail while ${CARTS_AT_ONCE} carts are drawn, against without:`,
    `${comparison("median", median(busy), median(calm))};`,
    `${comparison("longest", Math.max(...busy), Math.max(...calm))}; memory ${memory} MB`,
  ].join(" ");
}
