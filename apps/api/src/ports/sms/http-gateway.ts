import { failedWith, notSent, PROVIDER_TIMEOUT_MS, SENT } from "../delivery.ts";
import { fillTemplate, inAddress, inJson } from "./fill-template.ts";
import type { Sms, SmsMessage, SmsTemplate } from "./sms.ts";

export interface HttpGateway {
  /** With `{to}`, `{mobile}`, `{text}`, `{entity}`, `{template}` and `{sender}` where the gateway wants them. */
  readonly url: string;
  /** The same for what is posted: JSON or a form; without one the gateway is asked with GET. */
  readonly body: string | undefined;
  readonly authorization: string | undefined;
  /** What a gateway that answers 200 to everything says of a message that it took. */
  readonly success: RegExp | undefined;
  /** The numbers of the operators' registry (DLT). */
  readonly entityId: string;
  readonly senderId: string;
  readonly templateIds: Readonly<Record<SmsTemplate, string>>;
}

/** Sends through any gateway that takes a message by one HTTP request. */
export function createHttpGateway(gateway: HttpGateway, fetch = globalThis.fetch): Sms {
  const { url, body, authorization, success, entityId, senderId, templateIds } = gateway;
  const isJson = body?.trimStart().startsWith("{") ?? false;
  const contentType = isJson ? "application/json" : "application/x-www-form-urlencoded";

  const valuesOf = ({ to, text, template }: SmsMessage) =>
    new Map([
      ["to", to],
      ["mobile", to.replace("+", "")],
      ["text", text],
      ["entity", entityId],
      ["template", templateIds[template]],
      ["sender", senderId],
    ]);

  return {
    isReal: true,
    send: async (message) => {
      const values = valuesOf(message);
      try {
        const response = await fetch(fillTemplate(url, values, inAddress), {
          method: body === undefined ? "GET" : "POST",
          headers: {
            ...(authorization === undefined ? {} : { authorization }),
            ...(body === undefined ? {} : { "content-type": contentType }),
          },
          ...(body === undefined ? {} : { body: fillTemplate(body, values, isJson ? inJson : inAddress) }),
          signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
        });
        const answer = await response.text();
        if (!response.ok) return notSent(`HTTP ${response.status}`);
        return success && !success.test(answer) ? notSent("the gateway's answer is not the one of success") : SENT;
      } catch (error) {
        return failedWith(error);
      }
    },
  };
}
