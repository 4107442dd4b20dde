import { SMS_TEXT_KEYS } from "@store/domain";
import * as v from "valibot";
import type { HttpGateway } from "../ports/sms/http-gateway.ts";
import type { Msg91 } from "../ports/sms/msg91.ts";

export type SmsSettings =
  | { readonly adapter: "outbox" }
  | { readonly adapter: "http"; readonly gateway: HttpGateway }
  | { readonly adapter: "msg91"; readonly account: Msg91 };

const Written = v.pipe(v.string(), v.trim(), v.minLength(1));

/** `otp=1107…,order-placed=1107…`: the DLT template id of every SMS text. */
const TemplateIds = v.pipe(
  v.string(),
  v.transform((text) => Object.fromEntries(text.split(",").map((pair) => pair.split("=").map((part) => part.trim())))),
  v.object(v.entriesFromList(SMS_TEXT_KEYS, Written)),
);

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

const Outbox = v.object({ SMS_ADAPTER: v.optional(v.literal("outbox"), "outbox") });

const Http = v.object({
  SMS_ADAPTER: v.literal("http"),
  SMS_HTTP_URL: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/), v.url()),
  SMS_HTTP_BODY: v.optional(v.string()),
  SMS_HTTP_AUTHORIZATION: v.optional(v.string()),
  SMS_HTTP_SUCCESS: v.optional(v.pipe(v.string(), v.check(isPattern))),
  SMS_ENTITY_ID: Written,
  SMS_SENDER_ID: Written,
  SMS_TEMPLATE_IDS: TemplateIds,
});

const ViaMsg91 = v.object({
  SMS_ADAPTER: v.literal("msg91"),
  MSG91_AUTH_KEY: Written,
  SMS_TEMPLATE_IDS: TemplateIds,
});

function toSettings(given: v.InferOutput<typeof Outbox | typeof Http | typeof ViaMsg91>): SmsSettings {
  switch (given.SMS_ADAPTER) {
    case "outbox":
      return { adapter: "outbox" };
    case "msg91":
      return { adapter: "msg91", account: { authKey: given.MSG91_AUTH_KEY, templateIds: given.SMS_TEMPLATE_IDS } };
    case "http":
      return {
        adapter: "http",
        gateway: {
          url: given.SMS_HTTP_URL,
          body: given.SMS_HTTP_BODY,
          authorization: given.SMS_HTTP_AUTHORIZATION,
          success: given.SMS_HTTP_SUCCESS === undefined ? undefined : new RegExp(given.SMS_HTTP_SUCCESS),
          entityId: given.SMS_ENTITY_ID,
          senderId: given.SMS_SENDER_ID,
          templateIds: given.SMS_TEMPLATE_IDS,
        },
      };
  }
}

export const SmsEnvironment = v.pipe(
  v.variant("SMS_ADAPTER", [Outbox, Http, ViaMsg91]),
  v.transform((given) => ({ sms: toSettings(given) })),
);

export const SMS_WORDS = {
  SMS_ADAPTER: "outbox, http or msg91",
  SMS_HTTP_URL: "an address such as https://gateway.example/send?to={mobile}&text={text}&template={template}",
  SMS_HTTP_SUCCESS: "a regular expression that the gateway's answer matches when it took a message",
  SMS_ENTITY_ID: "the number of the store in the operators' registry (DLT)",
  SMS_SENDER_ID: "the sender that is registered, such as SURABH",
  SMS_TEMPLATE_IDS: `the number of each text: ${SMS_TEXT_KEYS.map((name) => `${name}=…`).join(",")}`,
  MSG91_AUTH_KEY: "the key of an account at MSG91",
} as const;
