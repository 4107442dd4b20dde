import {
  changeMessageText,
  messageTexts as listTexts,
  messageText,
  previewMessageText,
} from "@store/api-client/contract";
import { checkMessageWords, findMessageText } from "@store/domain";
import { asc } from "drizzle-orm";
import { messageTexts } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { completeHtml, completeText } from "../../outbox/complete-message.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_MESSAGE } from "../staff-lists/messages.ts";
import { changeWords, findOwnWords } from "./change-words.ts";
import { previewOf } from "./preview.ts";

/** The owner's words of mails and SMS. */
export function messageTextRoutes({ serve, db, clock, policy, siteUrl, tracking }: Backend): void {
  serve(listTexts, async () => {
    const { channel, key, version, values } = messageTexts;
    // There are fewer than a hundred messages.
    const texts = await db.select({ channel, key, version, values }).from(messageTexts).orderBy(asc(channel), asc(key));
    return { status: true, data: { texts } };
  });

  serve(messageText, async ({ params }) => {
    if (!findMessageText(params.channel, params.key)) return httpError(404, NO_SUCH_MESSAGE);
    return { status: true, data: (await findOwnWords(db, params)) ?? { version: 0, values: {} } };
  });

  serve(changeMessageText, async ({ params, body: { version, values }, customer: { customerId: by } }) => {
    const changed = await changeWords(db, params, { version, values, by, now: clock() });
    return changed instanceof HttpError ? changed : { status: true, data: changed };
  });

  serve(previewMessageText, async ({ params, body: { values } }) => {
    const text = findMessageText(params.channel, params.key);
    if (!text) return httpError(404, NO_SUCH_MESSAGE);
    const checked = checkMessageWords(text, values);
    if (!checked.ok) return httpError(400, checked.refusals);
    const { subject, text: said, html } = await previewOf(db, text, checked.value);
    const facts = { siteUrl, policy: policy(), tracking };
    const message = { variables: null, createdAt: clock() };
    return {
      status: true,
      data: {
        subject: subject === undefined ? undefined : completeText(subject, facts, message),
        text: completeText(said, facts, message),
        html: html === undefined ? undefined : completeHtml(html, facts, message),
      },
    };
  });
}
