import * as v from "valibot";
import type { HttpCourier } from "../ports/courier/http-courier.ts";

export type CourierSettings =
  | { readonly adapter: "manual" }
  | { readonly adapter: "http"; readonly courier: HttpCourier };

const Written = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const Address = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/), v.url());

const Manual = v.object({ COURIER_ADAPTER: v.optional(v.literal("manual"), "manual") });

const Http = v.object({
  COURIER_ADAPTER: v.literal("http"),
  COURIER_NAME: Written,
  COURIER_HTTP_URL: Address,
  COURIER_HTTP_AUTHORIZATION: v.optional(v.string()),
  COURIER_TRACKING_URL: v.optional(v.pipe(Address, v.includes("{number}"))),
});

export const CourierEnvironment = v.pipe(
  v.variant("COURIER_ADAPTER", [Manual, Http]),
  v.transform((given): { readonly courier: CourierSettings } => ({
    courier:
      given.COURIER_ADAPTER === "http"
        ? {
            adapter: "http",
            courier: {
              name: given.COURIER_NAME,
              url: given.COURIER_HTTP_URL,
              authorization: given.COURIER_HTTP_AUTHORIZATION,
              trackingUrl: given.COURIER_TRACKING_URL,
            },
          }
        : { adapter: "manual" },
  })),
);

export const COURIER_WORDS = {
  COURIER_ADAPTER: "manual or http",
  COURIER_NAME: "what the courier is called, such as Delhivery",
  COURIER_HTTP_URL: "an address that takes a parcel, such as https://courier.example/shipments",
  COURIER_TRACKING_URL: "an address such as https://courier.example/track/{number}",
} as const;
