import "@store/ui/theme";
import { type ReactNode, useEffect } from "react";
import { Links, ScrollRestoration } from "react-router";
import { Outlet } from "react-router-dom";
import type { Route } from "./+types/root.ts";
// Their parts of the page are drawn by the server alone: nothing else imports them in the browser.
import "./navigation/early-clicks.css.ts";
import "./shell/header/menu-content.css.ts";
import "./shell/after-paint.css.ts";
import { unpackCategories } from "./data/root-data.ts";
import { callContext, siteUrlContext } from "./data/server-context.ts";
import { replayEarlyClicks } from "./navigation/early-clicks.ts";
import { DocumentMeta } from "./seo/document-meta.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { loadShell } from "./shell/load-shell.ts";
import { Shell } from "./shell/shell.tsx";

export const links: Route.LinksFunction = () => [{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }];

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadShell(context.get(callContext), context.get(siteUrlContext), new URL(request.url));

/** The category tree comes with the first page and stays for the visit. */
export const shouldRevalidate = () => false;

/** The server writes what else stands in the head, and the scripts at the end. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useEffect(replayEarlyClicks, []);
  return (
    // A member's document is marked before hydration.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1F6B3A" />
        <DocumentMeta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell categories={unpackCategories(loaderData.categories)} page={loaderData.page}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
