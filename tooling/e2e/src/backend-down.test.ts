import { connect, createServer, type Server, type Socket } from "node:net";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { MAIN_PAGES, pathOf } from "./shopper/main-pages.ts";
import { run } from "./store/command.ts";
import { freePorts } from "./store/free-ports.ts";

interface Storefront {
  readonly web: string;
  /** Lets the API answer at the address where it was missing. */
  readonly bringBackend: (api: string) => Promise<void>;
}

/** Passes connections on to where the API really is. */
function passOn(from: number, api: string): Promise<Server> {
  const { port } = new URL(api);
  const server = createServer((client: Socket) => {
    const upstream = connect(Number(port), "127.0.0.1");
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on("error", () => socket.destroy());
  });
  return new Promise((done) => server.listen(from, () => done(server)));
}

/** A storefront of its own, whose API does not answer. */
async function openStorefront(onTestFinished: (close: () => Promise<void>) => void): Promise<Storefront> {
  const { WEB_PORT, API_PORT } = await freePorts();
  const command = run("apps/web/build/server/index.js", {
    WEB_PORT,
    API_URL: `http://127.0.0.1:${API_PORT}`,
    NODE_ENV: "production",
  });
  let backend: Server | undefined;
  onTestFinished(async () => {
    backend?.close();
    expect(await command.interrupt()).toBe(0);
  });
  await command.printed(/storefront on/);
  return {
    web: `http://localhost:${WEB_PORT}`,
    bringBackend: async (api) => {
      backend = await passOn(API_PORT, api);
    },
  };
}

describe("while the API cannot be reached", () => {
  test.for(MAIN_PAGES)(
    "the %s page says so, and tries again when asked",
    async (name, { openPage, store, onTestFinished }) => {
      const storefront = await openStorefront(onTestFinished);
      const page = await openPage({ storefront: storefront.web, expected: [/50[0-9]/] });
      const response = await visit(page, await pathOf(name, store.api));
      expect(response?.status(), "for caches and search engines").toBe(503);
      const main = page.getByRole("main");
      await expect(page).toHaveTitle(/\w/);
      await expect(main.getByRole("alert")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();

      await storefront.bringBackend(store.api);
      await main.getByRole("button", { name: "Try again" }).click();
      await expect(main.getByRole("alert")).toBeHidden();
      await expect(main.getByRole("article").first()).toBeVisible();
    },
  );

  test("the cart says so, and tries again when asked", async ({ openPage, store, onTestFinished }) => {
    const storefront = await openStorefront(onTestFinished);
    const page = await openPage({ storefront: storefront.web, expected: [/50[0-9]/] });
    await visit(page, "/cart");
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toBeVisible();
    await storefront.bringBackend(store.api);
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(main.getByText("Your cart is empty")).toBeVisible();
  });
});
