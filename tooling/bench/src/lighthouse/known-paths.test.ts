import { createServer } from "node:http";
import { expect, it } from "vitest";
import { knownPaths } from "./known-paths.ts";

const PAGES = [
  "/",
  "/shop",
  "/shop?category=1&amp;category_name=Ghee",
  "/shop?category=2&amp;category_name=Oil",
  "/faq",
];
const POSTS = ["/blogs", "/blogs/4/Ghee", "/blogs/7/Oil", "/consult-our-vaidya", "/event/2", "/event/3"];
const PRODUCTS = ["/products/1001/Ghee", "/products/1001/reviews/Ghee", "/products/1002/Oil"];

it("are an address of every route, with what the site map has first, and one with a filter", async () => {
  const server = createServer(({ url, headers }, response) => {
    const site = `http://${headers.host}`;
    const listed = url === "/sitemap.xml" ? ["/pages.xml", "/products.xml"] : [];
    const paths = url === "/pages.xml" ? [...PAGES, ...POSTS] : url === "/products.xml" ? PRODUCTS : listed;
    response.end(paths.map((path) => `<loc>${site}${path}</loc>`).join("\n"));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  try {
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    const paths = await knownPaths(`http://127.0.0.1:${address.port}`);
    expect(paths.slice(0, 5)).toEqual(["/", "/shop", "/products/1001/Ghee", "/products/1001/reviews/Ghee", "/cart"]);
    expect(paths).toEqual(
      expect.arrayContaining(["/login", "/blogs/4/Ghee", "/event/2", "/orders/1", "/profile/addresses/1/edit"]),
    );
    expect(paths).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/[:*]|page-not-found|^\/(track|wishlist)\/1$/)]),
    );
    expect(paths.at(-1)).toBe("/shop?category=1&category_name=Ghee");
    expect(new Set(paths).size).toBe(paths.length);
  } finally {
    server.close();
  }
});
