import type { Endpoint } from "@store/api-client/contract";
import { httpError } from "./http-error.ts";
import { refusalResponse } from "./responses.ts";
import { routePath } from "./route-path.ts";
import type { App } from "./serve-endpoint.ts";

export const NOTHING_HERE = "There is nothing at this path";

/** Answers a path or method without an endpoint: 405 for a known path, 404 for any other. */
export function answerUnknown(app: App, endpoints: readonly Endpoint[]): void {
  const methods = new Map<string, string[]>();
  for (const { method, path } of endpoints) {
    const route = routePath(path);
    methods.set(route, [...(methods.get(route) ?? []), method]);
  }
  for (const [route, allowed] of methods) {
    const refused = httpError(405, `This path answers ${allowed.join(", ")} only`, {
      headers: { allow: allowed.join(", ") },
    });
    app.all(route, () => refusalResponse(refused));
  }
  app.notFound(() => refusalResponse(httpError(404, NOTHING_HERE)));
}
