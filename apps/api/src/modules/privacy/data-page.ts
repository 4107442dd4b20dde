import { html } from "hono/html";

type Row = Readonly<Record<string, unknown>>;

/** "order_lines", "placedAt" → "Order lines", "Placed at". */
function inWords(name: string): string {
  const words = name.replaceAll("_", " ").replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** All that is kept about a person as a page that reads without scripts, styles of others or the network. */
export function dataPage(data: Readonly<Record<string, readonly Row[]>>, shopName: string, now: Date): string {
  const sections = Object.entries(data).map(
    ([name, rows]) =>
      html`<section><h2>${inWords(name)}</h2>${rows.map(
        (row) =>
          html`<dl>${Object.entries(row).map(
            ([field, value]) => html`<div><dt>${inWords(field)}</dt><dd>${shown(value)}</dd></div>`,
          )}</dl>`,
      )}</section>`,
  );
  const title = `What ${shopName} keeps about you`;
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
dl{border:1px solid #ccc;border-radius:8px;padding:.5rem 1rem;margin:0 0 1rem}dl div{display:grid;
grid-template-columns:minmax(8rem,1fr) 3fr;gap:1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}</style></head>
<body><h1>${title}</h1><p>As of ${now.toISOString()}. Amounts are in paise: 100 are one rupee.</p>${sections}</body></html>
`);
}
