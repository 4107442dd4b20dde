import * as v from "valibot";
import type { PayuSettings } from "../ports/payment/payu.ts";

export type PaymentSettings =
  | { readonly gateway: "sandbox" }
  | { readonly gateway: "payu"; readonly account: PayuSettings };

const Key = v.pipe(v.string(), v.trim(), v.minLength(1));

const Sandbox = v.object({ PAYMENT_GATEWAY: v.optional(v.literal("sandbox"), "sandbox") });

const ViaPayu = v.object({
  PAYMENT_GATEWAY: v.literal("payu"),
  PAYU_KEY: Key,
  PAYU_SALT: Key,
  PAYU_ENVIRONMENT: v.optional(v.picklist(["test", "live"]), "live"),
  PAYU_UPI: v.optional(v.picklist(["page", "intent"]), "page"),
});

export const PaymentEnvironment = v.pipe(
  v.variant("PAYMENT_GATEWAY", [Sandbox, ViaPayu]),
  v.transform((given): { readonly payment: PaymentSettings } => ({
    payment:
      given.PAYMENT_GATEWAY === "payu"
        ? {
            gateway: "payu",
            account: {
              ...{ key: given.PAYU_KEY, salt: given.PAYU_SALT, environment: given.PAYU_ENVIRONMENT },
              hasUpi: given.PAYU_UPI === "intent",
            },
          }
        : { gateway: "sandbox" },
  })),
);

export const PAYMENT_WORDS = {
  PAYMENT_GATEWAY: "sandbox or payu",
  PAYU_KEY: "the key of an account at PayU",
  PAYU_SALT: "the salt of an account at PayU",
  PAYU_ENVIRONMENT: "test or live",
  PAYU_UPI: "page, or intent where PayU has allowed it",
} as const;
