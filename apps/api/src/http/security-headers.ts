import type { Server } from "node:http";
import { HSTS } from "@store/http-server";

/** The API's own pages load nothing and run nothing; those that do say so in a policy of their own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends what protects a browser with every answer, refusals and redirects included. */
export function sendSecurityHeaders(server: Server, { siteUrl }: { readonly siteUrl: string }): void {
  const isHttps = siteUrl.startsWith("https:");
  server.prependListener("request", (_, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("content-security-policy", POLICY);
    response.setHeader("referrer-policy", "no-referrer");
    if (isHttps) response.setHeader("strict-transport-security", HSTS);
  });
}
