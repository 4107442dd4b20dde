// Runs the whole store: installs and builds what is missing, then starts the API, the storefront and the embed pages.
import { describeStore } from "./describe-store.mjs";
import { startServices } from "./services.mjs";
import { readStartSettings } from "./start-settings.mjs";
import { build, checkNode, ensureInstalled, stop } from "./workspace.mjs";

checkNode();
const settings = await readStartSettings(process.env).catch((problem) => stop(problem.message));
await ensureInstalled();
await build(["@store/api", "@store/web", "@store/embed"]);

const services = startServices(settings);
let isStopping = false;

async function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  await services.stop();
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stopAll(0));

await services.ready().catch((problem) => {
  if (!isStopping) console.error(problem.message);
  return stopAll(1);
});
if (!isStopping) {
  services.keepRunning();
  console.log(describeStore(settings));
  services.drawPictures();
}
