import type { IncomingMessage, ServerResponse } from "node:http";
import { createCaller, type Send } from "@store/api-client";
import { BACKEND_PREFIX } from "./http/backend-proxy.ts";
import { createBackendSend } from "./http/backend-send.ts";
import { createBackends } from "./http/backends.ts";
import { waitForStart } from "./http/wait-for-start.ts";
import type { Prepare } from "./page-handler.ts";
import { createRenderer } from "./render-page.ts";
import { readSettings } from "./settings.ts";
import { createWebListener, PICTURES } from "./web-server.ts";

/*
 * The storefront in development (`dev-pages.ts`). Each change of its source evaluates this module anew, so that nothing
 * made of the older source is kept; pages are not cached.
 */

const TIMEOUT_MS = 4000;

const settings = readSettings(process.env);
if ("problem" in settings) throw new Error(settings.problem);

const backends = createBackends(settings.apiUrls);
const sendOnce = createBackendSend(backends, TIMEOUT_MS);
/** The API restarts at each change of its source, so that every call may meet one that is just starting. */
const send: Send = (outgoing) => waitForStart(sendOnce, { timeoutMs: settings.apiStartMs })(outgoing);

/** Loads the pages of some routes: `dev-pages.ts` leaves that to whoever asks for one. */
const withPages: Prepare = async (build) => {
  const loads = Object.values(build.routes).map((route) => route && "load" in route && route.load);
  await Promise.all(loads.map((load) => typeof load === "function" && load()));
  return build;
};

const answer = createWebListener({
  pageAt: createRenderer(settings, createCaller({ baseUrl: "", send }), withPages),
  version: () => 0,
  backends,
  files: new Map(),
  onFailure: (_address, failure) => console.error(failure),
});

/** What the browser asks of the API waits as well; one that does not come in time is told by the proxy. */
const isForBackend = (url = "") => url.startsWith(`${BACKEND_PREFIX}/`) || url.startsWith(PICTURES);

export async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isForBackend(request.url)) await send({ method: "GET", url: "/healthz", headers: {} }).catch(() => {});
  answer(request, response);
}
