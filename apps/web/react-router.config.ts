import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./server/http/compress-assets.ts";
import { writeShopManifest } from "./server/page-start/shop-manifest.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // The site map travels once, as a cached file, instead of a growing piece of it in every page.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // One file a screen: they are small, and another request costs more than waiting for the loader alone.
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  async buildEnd({ viteConfig: { root } }) {
    await writeShopManifest(root);
    await compressAssets(root);
  },
} satisfies Config;
