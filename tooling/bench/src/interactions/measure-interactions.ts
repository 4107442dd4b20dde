import { type Call, createCaller } from "@store/api-client";
import { addToCart } from "@store/api-client/contract";
import { launchOptions } from "@store/chromium";
import { chromium } from "playwright";
import { BenchProblem } from "../bench-problem.ts";
import type { BenchDatabase } from "../databases.ts";
import type { Goods } from "../fill-database.ts";
import { median } from "../median.ts";
import { productPath } from "../read-page.ts";
import { startApi, startBare, startWeb } from "../servers.ts";
import type { MeasuredInteraction } from "./interaction-lines.ts";
import { BARE, INTERACTIONS, type Shopper } from "./interactions.ts";
import { logIn, storageOf } from "./log-in.ts";
import { type BrowserStorage, nextPaint } from "./next-paint.ts";

const TRIES = 5;
const CART_LINES = 30;

async function fillCart(call: Call, { products }: Goods): Promise<void> {
  for (const pid of products.slice(0, CART_LINES)) {
    const answer = await call(addToCart, { body: { pid, quantity: 1 } });
    if (!answer.ok) throw new BenchProblem("A product could not be put into the cart.");
  }
}

async function shoppersOf(api: string, web: string, goods: Goods): Promise<Record<Shopper, BrowserStorage>> {
  const visitor = { visitorId: goods.shoppers[0]?.visitor_key ?? "" };
  await fillCart(createCaller({ baseUrl: api, identity: () => visitor }), goods);
  return {
    visitor: storageOf(web, { visitor_id: visitor.visitorId }),
    customer: await logIn({ api, web }, "customer"),
  };
}

/**
 * Each interaction several times. They take turns with the bare page's, so that a busy minute affects all of them
 * equally.
 */
export async function measureInteractions({ ours, goods }: BenchDatabase): Promise<readonly MeasuredInteraction[]> {
  const api = await startApi({ ...ours, RATE_LIMIT_FACTOR: "1000" });
  const web = await startWeb(api.url);
  const bare = await startBare("one-button.ts", {});
  const shoppers = await shoppersOf(api.url, web.url, goods);
  const product = await productPath(web.url, goods.products[0] ?? 0);
  const browser = await chromium.launch(launchOptions());
  const rows = INTERACTIONS.map((interaction) => ({ interaction, times: [] as number[] }));
  const bareTimes: number[] = [];
  try {
    for (let round = 0; round <= TRIES; round++) {
      // The first round only lets the store render its pictures.
      const isMeasured = round > 0;
      const bareTime = await nextPaint(browser, bare.url, BARE);
      if (isMeasured) bareTimes.push(bareTime);
      for (const { interaction, times } of rows) {
        const path = interaction.path === "product" ? product : interaction.path;
        const time = await nextPaint(browser, web.url + path, interaction, shoppers[interaction.shopper ?? "visitor"]);
        if (isMeasured) times.push(time);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([api.stop(), web.stop(), bare.stop()]);
  }
  return rows.map(({ interaction: { name }, times }) => ({ name, figure: median(times), against: median(bareTimes) }));
}
