// The arrows between the parts (which may import which), checked by `npm test`.
const VITEST = "vitest\\.config\\.ts$";

const only = (name, from, ...to) => ({
  name,
  severity: "error",
  // How a suite is run may be written in the tools.
  from: { path: from, pathNot: VITEST },
  to: { path: "^(packages|apps|tooling)/", pathNot: [from, ...to] },
});

const DOMAIN = "^packages/domain/";
const CONTENT = "^packages/content/";
/** What backend and calendar need of the content: whose shop it is, where it can send parcels, what mails say. */
const SHOP =
  "^packages/content/src/((brand|seller|shop-contact|logo|rewritable-pages|terms/gift-voucher)\\.ts$|geography/)";
const DEMO = "^packages/demo/";
const CONTRACT = "^packages/api-client/src/contract/";
/** Waiting with an end, which is no client's alone. */
const WITHIN = "^packages/api-client/src/within\\.ts$";
const CLIENT = "^packages/api-client/";
const REACT_CLIENT = "^packages/react-client/";
const UI = "^packages/ui/";
/** The design's colours: mails wear them too. */
const TOKENS = "^packages/ui/src/tokens/";
const CALENDAR = "^packages/calendar/";
const HTTP_SERVER = "^packages/http-server/";
/** A step of builds. */
const COMPRESS_FILES = "^packages/http-server/src/compress-files\\.ts$";
const API = "^apps/api/";
const DASHBOARD = "^apps/dashboard/";

const TESTS = "/testing/|\\.test\\.tsx?$";

/** Inside the API: what a folder, or several, may import of it beside itself. */
const apiLayer = (folder, ...below) => ({
  name: `api-${folder.replaceAll("|", "-")}-imports-layers-below`,
  comment: "main → app → modules → http, identity, outbox → ports, queue → db → lib",
  severity: "error",
  from: { path: `^apps/api/src/(${folder})/`, pathNot: TESTS },
  to: { path: "^apps/api/src/", pathNot: `^apps/api/src/(${[folder, ...below].join("|")})/` },
});

/**
 * The folders of apps/web/app from the lowest up: each imports only those before it. As this is one order, no two
 * folders can form a circle. Tests also import testing/.
 */
const WEB_ROOMS = ["session", "data", "navigation", "seo", "commerce", "shell", "features", "routes"];
const webRooms = WEB_ROOMS.map((room, place) => ({
  name: `web-${room}-imports-lower-rooms`,
  severity: "error",
  from: { path: `^apps/web/app/${room}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^apps/web/app/", pathNot: `^apps/web/app/(${WEB_ROOMS.slice(0, place + 1).join("|")})/` },
}));

export default {
  forbidden: [
    {
      name: "web-features-know-no-speed",
      comment: "What exists for speed alone is used by the frame, the product cards and the server.",
      severity: "error",
      from: { path: "^apps/web/app/(features|routes)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/web/speed/" },
    },
    apiLayer("lib"),
    apiLayer("db", "lib"),
    apiLayer("queue", "db", "lib"),
    apiLayer("ports", "db", "lib"),
    apiLayer("http|identity|outbox", "ports", "queue", "db", "lib"),
    apiLayer("html", "lib"),
    apiLayer("metrics", "http", "queue", "db", "lib"),
    apiLayer("settings", "ports", "lib"),
    apiLayer("modules", "http", "identity", "outbox", "ports", "queue", "db", "html", "lib"),
    apiLayer("backup", "modules", "http", "identity", "outbox", "ports", "queue", "db", "html", "lib"),
    apiLayer("demo", "modules", "http", "identity", "outbox", "ports", "queue", "db", "html", "lib"),
    only("domain-imports-nothing-of-ours", DOMAIN),
    only("content-imports-domain", CONTENT, DOMAIN),
    only("demo-imports-domain-and-content", DEMO, DOMAIN, CONTENT),
    only("api-client-imports-domain", CLIENT, DOMAIN),
    only("ui-imports-domain", UI, DOMAIN),
    only("react-client-imports-client-and-ui", REACT_CLIENT, DOMAIN, CLIENT, UI),
    only("calendar-imports-domain-and-brand", CALENDAR, DOMAIN, SHOP),
    only("http-server-imports-nothing-of-ours", HTTP_SERVER),
    only("web-imports-packages", "^apps/web/", DOMAIN, CONTENT, CLIENT, REACT_CLIENT, UI, CALENDAR, HTTP_SERVER),
    only("dashboard-imports-packages", DASHBOARD, DOMAIN, CONTENT, CLIENT, REACT_CLIENT, UI, COMPRESS_FILES),
    only("embed-imports-content-and-ui", "^apps/embed/", DOMAIN, CONTENT, CLIENT, UI, HTTP_SERVER),
    {
      ...only(
        "api-imports-domain-and-contract",
        API,
        DOMAIN,
        CONTRACT,
        WITHIN,
        SHOP,
        DEMO,
        CALENDAR,
        TOKENS,
        HTTP_SERVER,
      ),
      // Its tests ask the backend as a client does.
      from: { path: API, pathNot: "/testing/|\\.test\\.ts$" },
    },
    {
      name: "domain-has-no-dependency",
      comment: "Rules are pure: no library, no Node module.",
      severity: "error",
      from: { path: DOMAIN, pathNot: "\\.test(-d)?\\.ts$|vitest\\.(mutation\\.)?config\\.ts$|/packing/" },
      to: { dependencyTypesNot: ["local"] },
    },
    {
      name: "demo-knows-no-backend",
      comment: "It is data and picture files: no web server and no database.",
      severity: "error",
      from: { path: DEMO },
      to: { path: "node_modules/(hono|@hono|drizzle-orm|pg|@electric-sql|sharp)/" },
    },
    {
      name: "api-reaches-the-demo-by-two-seams",
      comment: "Filling an empty database, and reading a picture that is asked for.",
      severity: "error",
      from: {
        path: API,
        pathNot: "^apps/api/src/demo/|^apps/api/src/modules/media/sample-picture\\.ts$|/testing/|\\.test\\.ts$",
      },
      to: { path: DEMO },
    },
    {
      name: "no-feature-imports-another",
      comment: "What two features share moves to one of the rooms (commerce/, login/, …) or to a package.",
      severity: "error",
      from: { path: "^apps/web/app/features/([^/]+)/" },
      to: { path: "^apps/web/app/features/", pathNot: "^apps/web/app/features/$1/" },
    },
    {
      name: "dashboard-frame-knows-no-page",
      comment: "site-map.ts names the pages; what all of them stand in knows only small parts.",
      severity: "error",
      from: { path: "^apps/dashboard/src/frame/", pathNot: TESTS },
      to: { path: "^apps/dashboard/src/", pathNot: "^apps/dashboard/src/(frame|parts|data)/" },
    },
    {
      name: "dashboard-job-imports-no-other",
      comment: "What two jobs share moves to parts/, data/, list/, edit/ or pictures/.",
      severity: "error",
      from: { path: "^apps/dashboard/src/([^/]+)/", pathNot: TESTS },
      to: {
        path: "^apps/dashboard/src/[^/]+/",
        pathNot: "^apps/dashboard/src/($1|frame|parts|data|list|edit|pictures)/",
      },
    },
    ...webRooms,
    // apps/web/server: the server imports the app, never the other way, and its rooms know of one another downwards only.
    {
      name: "web-app-imports-no-server",
      comment: "entry.server.tsx is the server's own: React Router wants it inside the app's folder.",
      severity: "error",
      from: { path: "^apps/web/app/", pathNot: "^apps/web/app/entry\\.server\\.tsx$" },
      to: { path: "^apps/web/server/" },
    },
    {
      name: "web-server-http-imports-no-other-room",
      severity: "error",
      from: { path: "^apps/web/server/http/" },
      to: { path: "^apps/web/(server|app)/", pathNot: "^apps/web/server/http/" },
    },
    {
      name: "web-server-rooms-import-http-alone",
      severity: "error",
      from: { path: "^apps/web/server/(cache|seo|page-start)/" },
      to: { path: "^apps/web/server/", pathNot: "^apps/web/server/(http|$1)/" },
    },
    {
      name: "no-circles",
      comment: "Nor of types alone: what two files need of each other has a third home.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|build|\\.stryker-tmp|storybook-static)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
