import type { SmsTextKey } from "@store/domain";
import { callProvider } from "../call-provider.ts";
import { failedWith, notSent, SENT } from "../delivery.ts";
import type { Sms, SmsMessage } from "./sms.ts";

/** How a value is written so that it stays one value where it stands. */
export type Escape = (value: string) => string;

export const inAddress: Escape = encodeURIComponent;

/** Without the quotation marks around it, which a template has itself. */
export const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1);

/** Fills `{name}` wherever a value has that name; other braces stay as they are. */
export const fillTemplate = (template: string, values: ReadonlyMap<string, string>, write: Escape): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values.get(name);
    return value === undefined ? whole : write(value);
  });

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
  readonly templateIds: Readonly<Record<SmsTextKey, string>>;
}

/** Sends through any gateway that takes a message by one HTTP request. */
export function createHttpGateway(gateway: HttpGateway, fetch = globalThis.fetch): Sms {
  const { url, body, authorization, success, entityId, senderId, templateIds } = gateway;
  const isJson = body?.trimStart().startsWith("{") ?? false;
  const contentType = isJson ? "application/json" : "application/x-www-form-urlencoded";

  const valuesOf = ({ to, text, template, templateId = templateIds[template] }: SmsMessage) =>
    new Map([
      ["to", to],
      ["mobile", to.replace("+", "")],
      ["text", text],
      ["entity", entityId],
      ["template", templateId],
      ["sender", senderId],
    ]);

  return {
    isReal: true,
    send: async (message) => {
      const values = valuesOf(message);
      try {
        const answer = await callProvider(fetch, fillTemplate(url, values, inAddress), {
          method: body === undefined ? "GET" : "POST",
          headers: {
            ...(authorization === undefined ? {} : { authorization }),
            ...(body === undefined ? {} : { "content-type": contentType }),
          },
          ...(body === undefined ? {} : { body: fillTemplate(body, values, isJson ? inJson : inAddress) }),
        });
        if (!answer.isOk) return notSent(`HTTP ${answer.status}`);
        return success && !success.test(answer.text) ? notSent("the gateway did not report success") : SENT;
      } catch (error) {
        return failedWith(error);
      }
    },
  };
}
