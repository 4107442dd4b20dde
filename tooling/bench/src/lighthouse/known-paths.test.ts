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
const PRODUCTS = ["/products/1001/Ghee", "/products/1002/Oil"];

it("are the first of each screen in the site map, and the reviews of the product", async () => {
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
    expect(await knownPaths(`http://127.0.0.1:${address.port}`)).toEqual([
      "/",
      "/shop",
      "/shop?category=1&category_name=Ghee",
      "/faq",
      "/blogs",
      "/blogs/4/Ghee",
      "/consult-our-vaidya",
      "/event/2",
      "/products/1001/Ghee",
      "/products/1001/reviews/Ghee",
    ]);
  } finally {
    server.close();
  }
});
