// The limit of React in a browser alone: a page with one button, and nothing else.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const SCRIPT = "/button.js";

const built = await build({
  configFile: false,
  logLevel: "error",
  build: { write: false, rollupOptions: { input: fileURLToPath(new URL("./button.tsx", import.meta.url)) } },
});
const output = "output" in built ? built.output : [];
const [script] = output;
if (script?.type !== "chunk") throw new Error("The bare page's script was not built.");

const PAGE = `<!DOCTYPE html><html lang="en-IN"><head><meta name="viewport" content="width=device-width"><title>Button</title>
<script type="module" src="${SCRIPT}"></script></head><body><div id="root"></div></body></html>`;

createServer(({ url }, response) => {
  const [type, body] = url === SCRIPT ? ["text/javascript", script.code] : ["text/html; charset=utf-8", PAGE];
  response.writeHead(200, { "content-type": type }).end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
