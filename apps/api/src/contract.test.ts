import { contractCases } from "@store/api-client/contract-cases";
import { describe } from "vitest";
import { resetLinkSentTo, sentTo } from "./testing/messages.ts";
import { press } from "./testing/pay-online.ts";
import { addressIn } from "./testing/samples.ts";
import { SOLVED } from "./testing/test-captcha.ts";
import { demoPerson, useTestStore } from "./testing/test-store.ts";

const store = useTestStore();

describe("the backend [R199]", () => {
  const { country, state, city } = addressIn("Pune");
  contractCases(() => ({
    as: store().as,
    person: demoPerson("customer"),
    otpSentTo: async (mobile) => {
      const [newest = ""] = await sentTo(store(), mobile);
      return /^\d{6}/.exec(newest)?.[0] ?? "";
    },
    captchaAnswer: SOLVED,
    resetLinkSentTo: (email) => resetLinkSentTo(store(), email),
    now: store().clock.read,
    payAt: async (paymentUrl) => void (await press(store(), paymentUrl, "pay")),
    place: { country: Number(country), state: Number(state), city: Number(city) },
  }));
});
