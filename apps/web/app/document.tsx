import "@store/ui/theme";
import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
// Their parts of the page are drawn by the server alone: nothing else imports them in the browser.
import "./navigation/early-clicks.css.ts";
import "./shell/header/menu-content.css.ts";
import "../speed/after-paint.css.ts";
import { replayEarlyClicks } from "./navigation/early-clicks.ts";
import { repeatEarlyInput } from "./navigation/early-input.ts";

/** The HTML document. The server adds the page's style sheets and scripts. */
export function Document() {
  useEffect(() => {
    // The clicks come after the typing: they may send it.
    repeatEarlyInput();
    replayEarlyClicks();
  }, []);
  return (
    // A member's document is marked before hydration.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
      </body>
    </html>
  );
}
