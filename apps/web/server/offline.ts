import { darkColor, lightColor } from "@store/ui/tokens";
import { OFFLINE_WORKER } from "../app/shell/offline.ts";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import { createPage, type Page } from "./http/page.ts";
import { SECURITY_HEADERS } from "./http/security-headers.ts";

const OFFLINE_PAGE = "/offline";

const colours = ({ paper, ink }: { readonly paper: string; readonly ink: string }): string =>
  `background:${paper};color:${ink}`;

/** It asks for nothing else, as there is no network. */
const HTML = `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>You are offline</title>
<style>
:root{color-scheme:light dark}
body{${colours(lightColor)};font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}
a{color:inherit;display:inline-block;padding:.75rem 0}
@media(prefers-color-scheme:dark){body{${colours(darkColor)}}}
</style>
</head>
<body>
<main>
<h1>You are offline</h1>
<p>This page needs the internet. Your cart is as you left it. Please check your connection.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`;

/** Pages alone go through it; the browser asks the network for them while it starts. */
const WORKER = `addEventListener("install", (event) => {
  if (event.addRoutes) event.addRoutes([{ condition: { not: { requestMode: "navigate" } }, source: "network" }]);
  event.waitUntil(caches.open("offline").then((cache) => cache.add("${OFFLINE_PAGE}")));
});
addEventListener("activate", (event) => {
  if (registration.navigationPreload) event.waitUntil(registration.navigationPreload.enable());
});
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const answer = async () => (await event.preloadResponse) ?? (await fetch(event.request));
  event.respondWith(answer().catch(async () => (await caches.match("${OFFLINE_PAGE}")) ?? Response.error()));
});
`;

const fileOf = (type: string, content: string, headers: Readonly<Record<string, string>> = {}): Page =>
  createPage(
    200,
    { ...SECURITY_HEADERS, ...headers, "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" },
    content,
  );

/** What the browser keeps for when there is no network: a page of the shop's own, and the script that shows it. */
export const offlineFiles = (): ReadonlyMap<string, Page> =>
  new Map([
    [OFFLINE_PAGE, fileOf("text/html", HTML, { "content-security-policy": contentSecurityPolicy(HTML) })],
    [OFFLINE_WORKER, fileOf("text/javascript", WORKER)],
  ]);
