import { desc, eq } from "drizzle-orm";
import { html } from "hono/html";
import type { Database } from "../../db/database.ts";
import { outbox } from "../../db/schema/index.ts";
import type { App } from "../../http/serve-endpoint.ts";
import { PDF_MEDIA_TYPE } from "../../lib/mail-attachment.ts";
import { completeHtml, completeText, type ShopFacts } from "../../outbox/complete-message.ts";
import type { DrawPaper } from "../../outbox/send-messages.ts";
import { TOO_MANY_DOCUMENTS } from "../cart/messages.ts";

/** Messages shown, newest first. */
const SHOWN = 200;

const NO_STORE = { "cache-control": "no-store" } as const;

const attachmentPath = (id: number, index: number): string => `/outbox/${id}/attachments/${index}`;

/** The outbox for a person trying the store out, since nothing is sent in demo mode. Never served in production. */
export function outboxPages(app: App, db: Database, facts: () => ShopFacts, drawPaper: DrawPaper): void {
  const select = db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      variables: outbox.variables,
      attachments: outbox.attachments,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(SHOWN)
    .prepare("outbox");

  app.get("/outbox.json", async (c) => {
    const messages = await select.execute();
    return c.json(
      messages.map(({ id, channel, to, text, html, attachments, ...message }) => ({
        channel,
        to: completeText(to, facts(), message),
        text: completeText(text, facts(), message),
        html: html && completeHtml(html, facts(), message),
        attachments: (attachments ?? []).map((attachment, index) => ({
          ...("paper" in attachment ? { name: attachment.name, contentType: PDF_MEDIA_TYPE } : attachment),
          path: attachmentPath(id, index),
        })),
        at: message.createdAt.toISOString(),
      })),
      { headers: NO_STORE },
    );
  });

  app.get("/outbox/:id{[0-9]{1,9}}", async (c) => {
    const [message] = await db
      .select({ html: outbox.html, variables: outbox.variables, createdAt: outbox.createdAt })
      .from(outbox)
      .where(eq(outbox.id, Number(c.req.param("id"))));
    if (!message?.html) return c.notFound();
    // A mail's pictures are on the storefront.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(facts().siteUrl).origin}; frame-ancestors 'none'`;
    return c.html(completeHtml(message.html, facts(), message), {
      headers: { ...NO_STORE, "content-security-policy": policy },
    });
  });

  app.get("/outbox/:id{[0-9]{1,9}}/attachments/:index{[0-9]{1,3}}", async (c) => {
    const [message] = await db
      .select({ attachments: outbox.attachments })
      .from(outbox)
      .where(eq(outbox.id, Number(c.req.param("id"))));
    const attachment = message?.attachments?.[Number(c.req.param("index"))];
    if (!attachment) return c.notFound();
    const isPaper = "paper" in attachment;
    const content = isPaper ? await drawPaper(attachment.paper) : attachment.content;
    if (isPaper && content === "busy") return c.text(TOO_MANY_DOCUMENTS, 503);
    return c.body(content, {
      headers: {
        ...NO_STORE,
        "content-type": isPaper ? PDF_MEDIA_TYPE : attachment.contentType,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
      },
    });
  });

  app.get("/outbox", async (c) => {
    const messages = await select.execute();
    const rows = messages.map((message) => {
      const { id, channel, to, createdAt: at } = message;
      const subject = completeText(message.subject ?? "", facts(), message);
      const title = message.html
        ? html`<a href="/outbox/${id}"><strong>${subject}</strong></a>\n`
        : subject && html`<strong>${subject}</strong>\n`;
      const files = (message.attachments ?? []).map(
        ({ name }, index) => html`\n<a href="${attachmentPath(id, index)}">${name}</a>`,
      );
      return html`<tr><td><time>${at.toISOString()}</time></td><td>${channel}</td><td>${completeText(to, facts(), message)}</td><td>${title}${completeText(message.text, facts(), message)}${files}</td></tr>`;
    });
    return c.html(
      html`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta http-equiv="refresh" content="3" />
<meta name="viewport" content="width=device-width" />
<title>Outbox</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c2b21; background: #fbf8f1; }
  table { border-collapse: collapse; width: 100%; background: #fff; }
  th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem; border: 1px solid #e3ddcf; white-space: pre-line; }
</style>
<h1>Outbox</h1>
<p>What the store would have sent, newest first; a mail's subject opens it as it is read. This page renews itself.</p>
<table>
  <thead><tr><th>Time</th><th>Channel</th><th>To</th><th>Text</th></tr></thead>
  <tbody>${rows.length > 0 ? rows : html`<tr><td colspan="4">Nothing yet.</td></tr>`}</tbody>
</table>
</html>`,
      { headers: NO_STORE },
    );
  });
}
