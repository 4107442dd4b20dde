import { contractCases } from "@store/api-client/contract-cases";
import { describe } from "vitest";
import { addressIn } from "./testing/samples.ts";
import { demoPerson, useTestStore } from "./testing/test-store.ts";

const store = useTestStore();

describe("the backend [R199]", () => {
  const { country, state, city } = addressIn("Pune");
  contractCases(() => ({
    as: store().as,
    person: demoPerson("customer"),
    otpSentTo: async (mobile) => {
      const newest = (await store().outbox()).find(({ to, channel }) => to === mobile && channel === "sms");
      return /^\d{6}/.exec(newest?.text ?? "")?.[0] ?? "";
    },
    place: { country: Number(country), state: Number(state), city: Number(city) },
  }));
});
