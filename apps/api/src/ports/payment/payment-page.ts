import { hash } from "node:crypto";
import { html, raw } from "hono/html";

/** The path of gateway pages. They are outside the contract: browsers and gateways open them, clients do not. */
export const pagesPath = (gatewayName: string): string => `/payments/${gatewayName}`;

/** Where the gateway's server posts a payment's result (webhook). */
export const callbackPath = (gatewayName: string): string => `${pagesPath(gatewayName)}/callback`;

/** Where the gateway's server tells that a payer has ended a mandate. */
export const mandateCallbackPath = (gatewayName: string): string => `${pagesPath(gatewayName)}/mandates`;

/** Where the gateway returns the browser. */
export const returnPath = (gatewayName: string): string => `${pagesPath(gatewayName)}/return`;

export interface PaymentPage {
  readonly title: string;
  readonly body: ReturnType<typeof html>;
  /** Other origins that its form may submit to, redirects included. */
  readonly leadsTo?: readonly string[];
  /** The one script that may run. It may ask this server. */
  readonly script?: string;
}

const STYLE = `
:root { color-scheme: light dark; --paper: #FBF8F1; --card: #FFFFFF; --tint: #FCF0D9; --ink: #1C2B21; --soft: #55635A; --note: #7A4A05; --line: #8A8F83; --leaf: #1F6B3A; --on-leaf: #FFFFFF; --clay: #943F1C; }
@media (prefers-color-scheme: dark) { :root { --paper: #141B16; --card: #1C251F; --tint: #3A2D14; --ink: #EFEDE4; --soft: #B3BDB5; --note: #F3C77E; --line: #7E8A82; --leaf: #8CCB9B; --on-leaf: #10231A; --clay: #F4B497; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { width: 100%; max-width: 26rem; padding: 1.75rem; background: var(--card); border-radius: 16px; box-shadow: 0 8px 32px rgb(28 43 33 / 12%); }
h1 { margin: 0 0 .25rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: .5rem 0; }
.note { padding: .5rem .75rem; border-radius: 8px; background: var(--tint); color: var(--note); }
.amount { margin: 1rem 0; font-size: 2.25rem; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; font-size: .9375rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin: 0; }
button, a.button { display: block; width: 100%; min-height: 48px; padding: .625rem 1rem; border: 2px solid transparent; border-radius: 10px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.first { background: var(--leaf); color: var(--on-leaf); }
.second { background: none; border-color: var(--line); color: var(--ink); }
a.app { display: none; }
@media (pointer: coarse) { a.app { display: block; } }
.qr { margin: 1rem auto; width: min(100%, 14rem); }
.qr svg { display: block; width: 100%; height: auto; border-radius: 8px; }
.third { background: none; border-color: var(--clay); color: var(--clay); }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px; }
`;

const contentPolicyOf = ({ leadsTo = [], script }: PaymentPage): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", STYLE, "base64")}'`,
    ...(script === undefined ? [] : [`script-src 'sha256-${hash("sha256", script, "base64")}'`, "connect-src 'self'"]),
    `form-action ${["'self'", ...leadsTo].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A whole page. It is never cached, since it belongs to one payment. */
export async function pageResponse(page: PaymentPage, status = 200): Promise<Response> {
  const { title, body, script } = page;
  const content = await html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>${body}</main>
${script === undefined ? "" : raw(`<script>${script}</script>`)}
</body>
</html>`;
  return new Response(String(content), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": contentPolicyOf(page),
      "referrer-policy": "strict-origin",
      "x-content-type-options": "nosniff",
    },
  });
}
