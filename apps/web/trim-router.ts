import { type ESTree, type Plugin, Visitor } from "vite";
import { type Edit, edited } from "./edited.ts";

/** Where the browser's part of React Router's production build stands. */
const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * React Router decides while it runs which of its features a store uses, so a bundler cannot drop the others: they are
 * a quarter of it. Named here is what the storefront does without: actions and fetchers (forms are sent by
 * `useMutation`), blockers, discovery of routes (the site map comes at once), React Server Components, instrumentation,
 * hot reload, and scripts and preloads of React Router's own (`server/page-start/` writes them).
 *
 * `biome.json` forbids to import what needs them. A name that an upgrade of React Router no longer has fails the build.
 */
const ABSENT_FUNCTIONS = [
  // Actions and fetchers
  "handleAction",
  "fetch2",
  "handleFetcherAction",
  "handleFetcherLoader",
  "getFetcher",
  "resetFetcher",
  "queueFetcherForDeletion",
  "singleFetchActionStrategy",
  "singleFetchLoaderFetcherStrategy",
  // Blockers
  "getBlocker",
  "deleteBlocker",
  "updateBlocker",
  // Discovery of routes
  "discoverRoutes",
  "fetchAndApplyManifestPatches",
  "patchRoutes",
  "patchRoutesImpl",
  // React Server Components, instrumentation, hot reload, scripts, pages that are not rendered on the server
  "RSCErrorHandler",
  "instrumentClientSideRouter",
  "getRouteInstrumentationUpdates",
  "createClientRoutesWithHMRRevalidationOptOut",
  "_internalSetRoutes",
  "Scripts",
  "PrefetchPageLinks",
  "nonSsrStrategy",
] as const;

/**
 * Calls whose outcome is known where the features above are not used, by the function or by the whole call; what they
 * decide between is then dropped too.
 */
const KNOWN_CALLS: Readonly<Record<string, string>> = {
  isMutationMethod: "false",
  isSubmissionNavigation: "false",
  markFetchRedirectsDone: "false",
  abortStaleFetchLoads: "false",
  "fetchLoadMatches.forEach": "void 0",
  shouldBlockNavigation: "void 0",
  isFogOfWarEnabled: "false",
  checkFogOfWar: "({active:false,matches:null})",
  useIsRSCRouterContext: "false",
  getSubmissionFromNavigation: "void 0",
  // Hints to developers, who get them from the development build.
  warning: "void 0",
  warnOnce: "void 0",
  // The store's style sheet is one file, which every page has.
  prefetchStyleLinks: "void 0",
  // Before the router exists: the first page's routes are those whose modules came with it. The site map is matched once
  // less, which is a third of what making the router costs.
  "matchRoutes(routes, location, basename)":
    "Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }))",
};

/** Conditions that are never met without them. */
const NEVER = [
  "isFogOfWar",
  "fogOfWar.active && fogOfWar.matches",
  "isSpaMode",
  "ssrInfo.context.isSpaMode",
  "init.instrumentations",
  "blockers.size > 0",
] as const;

/** What makes a component or a context, and what names it for tools: either keeps it alive though nobody uses it. */
const REACT_CALL = /^React\d*\.(?:forwardRef|memo|createContext)$/;
const DISPLAY_NAME = /^\w+\.displayName$/;

interface Trimmed {
  readonly code: string;
  /** What of the lists above the module has. */
  readonly found: ReadonlySet<string>;
}

const absent: ReadonlySet<string> = new Set(ABSENT_FUNCTIONS);
const never: ReadonlySet<string> = new Set(NEVER);
const knownCalls: ReadonlyMap<string, string> = new Map(Object.entries(KNOWN_CALLS));
const ALL_NAMES: readonly string[] = [...ABSENT_FUNCTIONS, ...Object.keys(KNOWN_CALLS), ...NEVER];

/** A module of React Router without the unused features, so written that a bundler can drop unused components. */
export function trimRouter(code: string, program: ESTree.Program): Trimmed {
  const edits: Edit[] = [];
  const found = new Set<string>();
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (!id || !body || !absent.has(id.name)) return;
      found.add(id.name);
      edits.push({ start: body.start, end: body.end, text: `{throw Error("trim-router.ts leaves out ${id.name}")}` });
    },
    CallExpression({ callee, start, end }) {
      const wholeCall = code.slice(start, end);
      const name = knownCalls.has(wholeCall) ? wholeCall : code.slice(callee.start, callee.end);
      const text = knownCalls.get(name);
      if (text === undefined) return;
      found.add(name);
      edits.push({ start, end, text });
    },
    IfStatement({ test: { start, end } }) {
      const condition = code.slice(start, end);
      if (!never.has(condition)) return;
      found.add(condition);
      edits.push({ start, end, text: "false" });
    },
    VariableDeclarator({ init }) {
      if (init?.type !== "CallExpression" || !REACT_CALL.test(code.slice(init.callee.start, init.callee.end))) return;
      edits.push({ start: init.start, end: init.start, text: "/* @__PURE__ */ " });
    },
    ExpressionStatement({ expression, start, end }) {
      const target = expression.type === "AssignmentExpression" && expression.left;
      if (target && DISPLAY_NAME.test(code.slice(target.start, target.end))) edits.push({ start, end, text: "" });
    },
  }).visit(program);
  return { code: edited(code, edits), found };
}

/** Leaves out of the browser's scripts what of React Router the storefront does not use. */
export function routerTrimming(): Plugin {
  const found = new Set<string>();
  return {
    name: "trim-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        const trimmed = trimRouter(code, this.parse(code));
        for (const name of trimmed.found) found.add(name);
        return { code: trimmed.code, map: null };
      },
    },
    buildEnd(error) {
      const missing = ALL_NAMES.filter((name) => !found.has(name));
      if (!error && missing.length > 0)
        this.error(`trim-router.ts: React Router has no ${missing.join(", ")} any more`);
    },
  };
}
