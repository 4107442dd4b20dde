// Runs the whole store: builds what is missing, then starts the API, the storefront and the embed pages.
import { describeStore } from "./describe-store.ts";
import { keepOpen } from "./keep-open.ts";
import { startServices } from "./services.ts";
import { startSettings } from "./start-settings.ts";
import { build } from "./workspace.ts";

const settings = await startSettings();
await build(["@store/api", "@store/web", "@store/dashboard", "@store/embed"]);

const services = startServices(settings);
await keepOpen(services, {
  whenOpen: () => {
    console.log(describeStore(settings));
    services.preparePictures();
  },
});
