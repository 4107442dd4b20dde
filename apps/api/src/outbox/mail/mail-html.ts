import { SHOP_NAME } from "@store/content/brand";
import { giftCardColor as CARD } from "@store/ui/tokens";
import { html, raw } from "hono/html";
import { SHOP_WORDS } from "../complete-message.ts";
import type { Fact, GiftCardBlock, MailBlock, MailContent, MailFrame, MailLink, OrderBlock } from "./content.ts";
import { FONT, MAIL_CSS, styled } from "./mail-style.ts";
import { siteLink } from "./site-link.ts";

type Markup = ReturnType<typeof html>;

const TABLE = raw('role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"');
const BODY_TEXT = `${FONT}font-size:16px;line-height:1.55;`;
const SMALL_TEXT = `${FONT}font-size:14px;line-height:1.55;`;

const ROW_LINE = "border-bottom-width:1px;border-bottom-style:solid;";

const paint = (...style: Parameters<typeof styled>) => raw(styled(...style));

/** A text with its line breaks. */
const lined = (text: string) => text.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`));

const paragraph = (text: string): Markup =>
  html`<p ${paint({ color: "ink" }, `${BODY_TEXT}margin:0 0 16px;`)}>${lined(text)}</p>`;

const blockTitle = (title: string | undefined) =>
  title === undefined
    ? ""
    : html`<p ${paint({ color: "inkSoft" }, `${SMALL_TEXT}font-weight:600;margin:0 0 4px;`)}>${title}</p>`;

const factRow = ([label, value]: Fact): Markup => html`<tr>
<td valign="top" width="36%" ${paint({ color: "inkSoft", line: "line" }, `${SMALL_TEXT}padding:8px 12px 8px 0;${ROW_LINE}`)}>${label}</td>
<td valign="top" ${paint({ color: "ink", line: "line" }, `${BODY_TEXT}padding:8px 0;word-break:break-word;${ROW_LINE}`)}>${lined(value)}</td>
</tr>`;

const facts = (title: string | undefined, rows: readonly Fact[]): Markup =>
  html`${blockTitle(title)}<table ${TABLE} style="margin:0 0 20px;">${rows.map(factRow)}</table>`;

function orderTable({ title, lines, totals }: OrderBlock): Markup {
  const last = totals.length - 1;
  const goods = lines.map(
    ({ quantity, name, total }) => html`<tr>
<td valign="top" ${paint({ color: "ink", line: "line" }, `${BODY_TEXT}padding:10px 12px 10px 0;${ROW_LINE}word-break:break-word;`)}>${quantity} × ${name}</td>
<td valign="top" align="right" ${paint({ color: "ink", line: "line" }, `${BODY_TEXT}padding:10px 0;${ROW_LINE}white-space:nowrap;`)}>${total}</td>
</tr>`,
  );
  const sums = totals.map(([label, value], index) => {
    const style = index === last ? "font-size:18px;font-weight:700;padding:10px 0 0;" : "padding:6px 0 0;";
    const color = index === last ? "ink" : "inkSoft";
    return html`<tr>
<td valign="top" ${paint({ color }, `${BODY_TEXT}${style}white-space:nowrap;`)}>${label}</td>
<td valign="top" align="right" ${paint({ color }, `${BODY_TEXT}${style}`)}>${value}</td>
</tr>`;
  });
  return html`<table ${TABLE} style="margin:0 0 20px;border-collapse:separate;"><tr>
<td ${paint({ ground: "paper" }, "padding:16px;border-radius:12px;")}>
<p ${paint({ color: "leaf" }, `${SMALL_TEXT}font-weight:700;margin:0 0 4px;`)}>${title}</p>
<table ${TABLE}>${goods}</table>
<table ${TABLE}>${sums}</table>
</td></tr></table>`;
}

const steps = (title: string, items: readonly string[]): Markup =>
  html`<h2 ${paint({ color: "ink" }, `${FONT}font-size:18px;line-height:1.35;font-weight:700;margin:8px 0 8px;`)}>${title}</h2>
<table ${TABLE} style="margin:0 0 16px;">${items.map(
    (item, index) => html`<tr>
<td valign="top" width="36" style="padding:0 0 10px;"><div ${paint({ color: "leaf", ground: "leafTint" }, `${FONT}width:26px;height:26px;line-height:26px;border-radius:13px;text-align:center;font-size:14px;font-weight:700;`)}>${index + 1}</div></td>
<td valign="top" ${paint({ color: "ink" }, `${BODY_TEXT}padding:0 0 10px;`)}>${item}</td>
</tr>`,
  )}</table>`;

const quote = (text: string): Markup => html`<table ${TABLE} style="margin:0 0 20px;"><tr>
<td ${paint({ color: "ink", line: "marigold" }, `${BODY_TEXT}font-style:italic;padding:4px 0 4px 16px;border-left-width:4px;border-left-style:solid;word-break:break-word;`)}>“${lined(text)}”</td>
</tr></table>`;

const textLink = ({ label, url }: MailLink): Markup =>
  html`<p style="${BODY_TEXT}margin:0 0 16px;"><a href="${url}" ${paint({ color: "leaf" }, "font-weight:600;")}>${label}</a></p>`;

const giftCard = ({ amount, code, receiver, sender }: GiftCardBlock): Markup =>
  html`<table ${TABLE} bgcolor="${CARD.ground}" style="margin:0 0 24px;border-collapse:separate;border-radius:16px;overflow:hidden;background-color:${CARD.ground};">
<tr><td style="line-height:0;"><img src="${siteLink("/gift-voucher.png")}" width="536" alt="" style="display:block;width:100%;height:auto;border:0;border-radius:16px 16px 0 0;" /></td></tr>
<tr><td class="pad" style="padding:8px 32px 32px;">
<table ${TABLE}><tr>
<td valign="top" style="${SMALL_TEXT}color:${CARD.inkSoft};">Gift voucher</td>
<td valign="top" align="right" style="${SMALL_TEXT}color:${CARD.inkSoft};">${SHOP_NAME}</td>
</tr></table>
<p style="${FONT}color:${CARD.ink};font-size:44px;line-height:1.2;font-weight:700;margin:4px 0 12px;">${amount}</p>
<p style="${BODY_TEXT}color:${CARD.ink};margin:0 0 20px;word-break:break-word;">For ${receiver}<br /><span style="color:${CARD.inkSoft};">from ${sender}</span></p>
<table ${TABLE} bgcolor="${CARD.slip}" style="border-collapse:separate;border-radius:8px;background-color:${CARD.slip};"><tr>
<td align="center" style="${SMALL_TEXT}color:${CARD.onSlip};padding:12px 8px;">Your code<br /><strong style="font-family:Menlo,Consolas,'Courier New',monospace;font-size:16px;">${code}</strong></td>
</tr></table>
</td></tr></table>`;

function block(part: MailBlock): Markup | string {
  if (typeof part === "string") return part === "" ? "" : paragraph(part);
  switch (part.kind) {
    case "facts":
      return facts(part.title, part.rows);
    case "lines":
      return html`${blockTitle(part.title)}${paragraph(part.lines.join("\n"))}`;
    case "steps":
      return steps(part.title, part.steps);
    case "quote":
      return quote(part.text);
    case "link":
      return textLink(part);
    case "order":
      return orderTable(part);
    case "gift-card":
      return giftCard(part);
  }
}

const buttonRow = ({ label, url }: MailLink): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:separate;"><tr>
<td ${paint({ ground: "leaf" }, "border-radius:999px;")}><a href="${url}" ${paint({ color: "onLeaf" }, `${FONT}display:inline-block;padding:13px 28px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;`)}>${label}</a></td>
</tr></table>`;

const header: Markup = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;"><tr>
<td width="52"><a href="${siteLink("/")}"><img src="${SHOP_WORDS.logo}" width="40" height="40" alt="${SHOP_NAME}" style="display:block;border:0;border-radius:10px;" /></a></td>
<td ${paint({ color: "ink" }, `${FONT}font-size:20px;line-height:1.2;font-weight:700;`)}>${SHOP_NAME}</td>
</tr></table>`;

function footer(): Markup {
  const link = (label: string, url: string) =>
    html`<a href="${url}" ${paint({ color: "inkSoft" }, "white-space:nowrap;")}>${label}</a>`;
  return html`<p ${paint({ color: "inkSoft" }, `${SMALL_TEXT}margin:0 0 8px;`)}>Questions? ${link(SHOP_WORDS.careEmail, `mailto:${SHOP_WORDS.careEmail}`)} · ${link(SHOP_WORDS.carePhone, SHOP_WORDS.carePhoneLink)}<br />${SHOP_WORDS.careHours}</p>
<p ${paint({ color: "inkSoft" }, `${FONT}font-size:12px;line-height:1.5;margin:0;`)}>${SHOP_WORDS.legalName}<br />${SHOP_WORDS.address}<br />${link("Privacy policy", siteLink("/privacy-policy"))} · ${link("Terms and conditions", siteLink("/terms-and-conditions"))}</p>`;
}

/** Keeps inboxes from showing the body's first words behind the preheader. */
const PREHEADER_END = raw("&#847;&zwnj;&nbsp;".repeat(60));

const firstParagraph = (blocks: readonly MailBlock[]): string => {
  const found = blocks.find((one) => typeof one === "string" && one !== "");
  return typeof found === "string" ? found : "";
};

/**
 * A mail's HTML part: tables and inline styles, which all mail clients render the same way, 600 pixels wide or as wide
 * as the screen, light or dark. Whatever people typed is escaped.
 */
export function mailHtml(content: MailContent, { greeting, signOff }: MailFrame): string {
  const { subject, heading, blocks, button, note = "" } = content;
  const preheader = firstParagraph(blocks);
  const document = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<title>${subject}</title>
<style>${raw(MAIL_CSS)}</style>
</head>
<body ${paint({ ground: "paper" }, "margin:0;padding:0;")}>
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;">${preheader}${PREHEADER_END}</div>
<table ${TABLE} ${paint({ ground: "paper" })}><tr><td align="center" style="padding:24px 12px;">
${raw('<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->')}
<table ${TABLE} style="max-width:600px;margin:0 auto;text-align:left;">
<tr><td>${header}</td></tr>
<tr><td ${paint({ ground: "card", line: "line" }, "padding:32px;border-width:1px;border-style:solid;border-radius:16px;", "pad")}>
<h1 ${paint({ color: "ink" }, `${FONT}font-size:28px;line-height:1.25;font-weight:700;margin:0 0 16px;word-break:break-word;`)}>${heading}</h1>
${greeting === undefined ? "" : paragraph(greeting)}
${blocks.map(block)}
${button ? buttonRow(button) : ""}
${note === "" ? "" : html`<p ${paint({ color: "inkSoft" }, `${SMALL_TEXT}margin:0 0 16px;`)}>${lined(note)}</p>`}
${signOff ? html`<p ${paint({ color: "ink" }, `${BODY_TEXT}margin:0;`)}>${lined(signOff.regards)}</p>` : ""}
</td></tr>
<tr><td style="padding:24px 12px 0;">${footer()}</td></tr>
</table>
${raw("<!--[if mso]></td></tr></table><![endif]-->")}
</td></tr></table>
</body>
</html>`;
  if (document instanceof Promise) throw new TypeError("A mail has no part to wait for");
  return document.toString();
}
