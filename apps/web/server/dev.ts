import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { createCaller, type Send } from "@store/api-client";
import { createSpeed } from "../speed/server.ts";
import { adoptPolicy } from "./cache/adopt-policy.ts";
import { BACKEND_PREFIX } from "./http/backend-proxy.ts";
import { createBackendSend } from "./http/backend-send.ts";
import { createBackends } from "./http/backends.ts";
import { waitForStart } from "./http/wait-for-start.ts";
import { createRenderer, type RendererParts } from "./render-page.ts";
import { createFeedFile } from "./seo/feed-file.ts";
import { writeProductFeed } from "./seo/product-feed.ts";
import { readSettings } from "./settings.ts";
import { createWebListener, PICTURES } from "./web-server.ts";

/*
 * What the development server (`dev-server.ts`) answers with. Each change of the source evaluates this module again, so
 * that nothing made of the older source is kept; pages are not cached.
 */

const settings = readSettings(process.env);
if ("problem" in settings) throw new Error(settings.problem);

const backends = createBackends(settings.apiUrls);
const sendOnce = createBackendSend(backends, settings.apiTimeoutMs);
/** The API restarts at each change of its source, so that every call may meet one that is just starting. */
const send: Send = (outgoing) => waitForStart(sendOnce, { timeoutMs: settings.apiStartMs })(outgoing);

/** What Vite gives the page. */
export type DevTools = Required<Pick<RendererParts, "findFiles" | "headTags">>;

/** No page is cached; one starts as those that shoppers get. */
const speed = createSpeed({ ...process.env, SPEED_OFF: "html-cache,page-cache,response-cache" }, () => 0);
const onError = (error: unknown) => console.error(error);

const call = createCaller({ baseUrl: "", send });

const createListener = (tools: DevTools) => {
  const render = createRenderer({ ...settings, ...tools, call, speed, onError });
  return createWebListener({
    pageAt: async (address) => {
      await adoptPolicy(call);
      return render(address);
    },
    version: () => 0,
    backends,
    files: new Map(),
    // Made anew each time: what is not kept has a version of its own.
    feed: createFeedFile({
      write: async (piece) => {
        await adoptPolicy(call);
        return writeProductFeed(settings.siteUrl, call, piece);
      },
      parent: tmpdir(),
      version: () => Date.now(),
    }).answer,
    onFailure: (_address, failure) => onError(failure),
  });
};

/** What the browser asks of the API waits as well; one that does not come in time is reported by the proxy. */
const isForBackend = (url = "") => url.startsWith(`${BACKEND_PREFIX}/`) || url.startsWith(PICTURES);

let answer: ReturnType<typeof createListener> | undefined;

export async function listener(request: IncomingMessage, response: ServerResponse, tools: DevTools): Promise<void> {
  if (isForBackend(request.url)) await send({ method: "GET", url: "/healthz", headers: {} }).catch(() => {});
  answer ??= createListener(tools);
  answer(request, response);
}
