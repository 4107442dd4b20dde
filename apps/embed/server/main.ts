import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { closeOnSignal } from "@store/http-server";
import { renderSite } from "../src/render.tsx";
import { followPolicy } from "./follow-policy.ts";
import { createSiteServer } from "./server.ts";
import { readSettings } from "./settings.ts";
import { loadSite, STYLES_FILE } from "./site.ts";

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const settings = readSettings(process.env);
if (!settings.ok) fail(settings.refusal.message);
const { host, port, apiUrl, isHttps } = settings.value;

const folder = join(import.meta.dirname, "pages");
const followed = followPolicy({
  apiUrl,
  built: await loadSite(folder),
  renderer: { renderSite },
  styles: await readFile(join(folder, STYLES_FILE), "utf8"),
});
const server = createSiteServer(followed.current, { isHttps });

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") fail(`Port ${port} is already in use: stop what listens there, or set EMBED_PORT.`);
  if (error.code === "EACCES") fail(`Port ${port} needs more rights than this user has: set EMBED_PORT.`);
  throw error;
});
server.listen({ host, port }, () => console.log(`Policy and FAQ pages: http://localhost:${port}`));

closeOnSignal(server, { onSignal: followed.stop });
