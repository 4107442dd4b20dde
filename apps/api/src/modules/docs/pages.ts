import { allEndpoints } from "@store/api-client/contract";
import { html } from "hono/html";
import type { App } from "../../http/serve-endpoint.ts";
import { serveStaticDocument } from "../../http/static-document.ts";

const VERSION = "1";

const MAY_CALL = {
  public: "Anybody",
  shopper: "A visitor or a customer",
  customer: "A customer",
  staff: "Staff",
} as const;

/** Serves the contract as a page at `/docs` and as OpenAPI at `/openapi.json`. */
export function docsPages(app: App): void {
  // Loaded on the first request, so that it does not slow down the start.
  const document = async () => (await import("@store/api-client/contract/openapi")).openApiDocument(VERSION);

  serveStaticDocument(app, {
    path: "/openapi.json",
    type: "application/json",
    build: async () => JSON.stringify(await document()),
  });

  const page = async () => {
    const { paths } = await document();
    const calls = Object.values(allEndpoints).map(({ method, path, access, summary }) => {
      const schema = JSON.stringify(paths[path]?.[method.toLowerCase()], null, 2);
      return html`<details>
  <summary><code><b>${method}</b> ${path}</code> ${summary}</summary>
  <p>May call: ${MAY_CALL[access]}.</p>
  <pre>${schema}</pre>
</details>`;
    });
    return String(
      await html`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>API</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c2b21; background: #fbf8f1; }
  details { margin: 0.25rem 0; padding: 0.5rem 0.75rem; background: #fff; border: 1px solid #e3ddcf; border-radius: 8px; }
  summary { cursor: pointer; }
  pre { overflow: auto; font-size: 0.8rem; }
</style>
<h1>API</h1>
<p>Every call of the store. Amounts are rupees. Customers send <code>Authorization: token {token}</code>, visitors
<code>X-Visitor-Id</code>. The same as a document: <a href="/openapi.json">openapi.json</a>.</p>
${calls}
</html>`,
    );
  };
  serveStaticDocument(app, { path: "/docs", type: "text/html; charset=UTF-8", build: page });
}
