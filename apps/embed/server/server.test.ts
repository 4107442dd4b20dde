import { expect, onTestFinished, test } from "vitest";
import { compress } from "./compress.ts";
import { createSiteServer } from "./server.ts";
import { createPage } from "./site.ts";

async function headersOf(isHttps: boolean): Promise<Headers> {
  const page = createPage(await compress("<p>here</p>"));
  const server = createSiteServer(() => ({ pages: new Map(), notFound: page }), { isHttps });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return (await fetch(`http://127.0.0.1:${port}/nowhere`)).headers;
}

test("browsers are told to stay with https where the store has it", async () => {
  expect((await headersOf(true)).get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect((await headersOf(false)).has("strict-transport-security")).toBe(false);
});
