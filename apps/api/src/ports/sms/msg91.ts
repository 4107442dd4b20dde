import type { SmsTextKey } from "@store/domain";
import * as v from "valibot";
import { callProvider } from "../call-provider.ts";
import { failedWith, notSent, SENT } from "../delivery.ts";
import type { Sms } from "./sms.ts";

const FLOW = "https://control.msg91.com/api/v5/flow/";

const Answer = v.object({ type: v.string() });

export interface Msg91 {
  readonly authKey: string;
  /** MSG91's own numbers of the texts, each of which names the registered one. */
  readonly templateIds: Readonly<Record<SmsTextKey, string>>;
}

/** Sends through MSG91: it is told the text's number and what stands in its variables, never the text. */
export const createMsg91 = ({ authKey, templateIds }: Msg91, fetch = globalThis.fetch): Sms => ({
  isReal: true,
  send: async ({ to, template, templateId = templateIds[template], variables }) => {
    try {
      const { isOk, status, text } = await callProvider(fetch, FLOW, {
        method: "POST",
        headers: { authkey: authKey, "content-type": "application/json" },
        body: JSON.stringify({
          template_id: templateId,
          short_url: "0",
          recipients: [{ ...variables, mobiles: to.replace("+", "") }],
        }),
      });
      if (!isOk) return notSent(`HTTP ${status}`);
      // It refuses with 200 too.
      const answer = v.safeParse(Answer, JSON.parse(text));
      return answer.success && answer.output.type === "success" ? SENT : notSent("MSG91 refused the message");
    } catch (error) {
      return failedWith(error);
    }
  },
});
