// Runs the whole store: installs and builds what is missing, then starts the API, the storefront and the embed pages.
import { describeStore } from "./describe-store.mjs";
import { keepOpen } from "./keep-open.mjs";
import { startServices } from "./services.mjs";
import { readStartSettings } from "./start-settings.mjs";
import { build, prepare, stop } from "./workspace.mjs";

const settings = await readStartSettings(process.env).catch((problem) => stop(problem.message));
await prepare();
await build(["@store/api", "@store/web", "@store/embed"]);

const services = startServices(settings);
await keepOpen(services, {
  whenOpen: () => {
    console.log(describeStore(settings));
    services.drawPictures();
  },
});
