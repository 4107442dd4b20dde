import { darkColor, lightColor, media } from "@store/ui/tokens";
import type { ReactNode } from "react";
import * as styles from "./document.css.ts";

interface DocumentProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** An HTML document for a native app's webview: no header, no footer, no script, and room for notch and home bar. */
export const Document = ({ title, description, children }: DocumentProps) => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={lightColor.paper} />
      <meta name="theme-color" media={media.dark} content={darkColor.paper} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* Search engines find the site's own page of the same text. */}
      <meta name="robots" content="noindex" />
      <meta name="format-detection" content="telephone=no" />
      {/* An empty icon keeps browsers from asking for /favicon.ico. */}
      <link rel="icon" href="data:," />
    </head>
    <body className={styles.body}>
      <main className={styles.main}>{children}</main>
    </body>
  </html>
);
