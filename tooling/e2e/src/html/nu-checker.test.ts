import { embedPages } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { test } from "../shopper/test.ts";
import { addressAt, PATTERNS, UNKNOWN_PATH } from "../site-map.ts";
import { HAS_JAVA, htmlErrors } from "./nu-checker.ts";

const NOT_RUN = "the Nu HTML checker did not run: there is no `java` here";

/** Beside the routes' own addresses: what their parameters change of a page. */
const MORE = [
  "/shop?page=2&tag=1",
  "/shop?search=honey",
  "/shop?search=no-such-thing",
  "/subscription-plans?mobile=true",
];
const FILM = "/backend/media/film/dinacharya?autoplay=1";

const htmlOf = async (address: string) => (await fetch(address)).text();

describe("the HTML that the servers send", () => {
  test("has no error that the Nu HTML checker finds: every route, and the pages for apps", async ({
    examples,
    skip,
    store,
  }) => {
    skip(!HAS_JAVA, NOT_RUN);
    const routes = PATTERNS.filter((pattern) => pattern !== UNKNOWN_PATH).map((pattern) =>
      addressAt(pattern, examples),
    );
    const addresses = [
      ...[...routes, ...MORE, "/dashboard", FILM].map((path) => store.web + path),
      ...["/", ...embedPages(DEFAULT_POLICY).map(({ path }) => path)].map((path) => store.embed + path),
    ];
    const documents = new Map<string, string>();
    for (const address of addresses) documents.set(address, await htmlOf(address));
    expect(await htmlErrors(documents)).toEqual([]);
  });
});
