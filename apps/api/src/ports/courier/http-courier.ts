import { type Shipment, toRupees, trackingPage } from "@store/domain";
import * as v from "valibot";
import { errorCode } from "../../lib/errors.ts";
import { callProvider, type ProviderAnswer } from "../call-provider.ts";
import type { Booking, Courier } from "./courier.ts";

export interface HttpCourier {
  /** As parcels name it. */
  readonly name: string;
  readonly url: string;
  readonly authorization: string | undefined;
  /** Where it shows the way of a parcel, with `{number}`; undefined: where the store knows that by its name. */
  readonly trackingUrl: string | undefined;
}

const NUMBER_LENGTH = 100;
const REASON_LENGTH = 200;

/** One above the safe integers was rounded when it was read: it would be the number of another parcel. */
const Digits = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(String));
const Booked = v.object({
  tracking_number: v.union([v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NUMBER_LENGTH)), Digits]),
});
const Refused = v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1)) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the courier is sent: amounts in rupees, the weight in grams where it is known. */
const bodyOf = ({ lines, weight, ...shipment }: Shipment) => ({
  order: shipment.orderNumber,
  receiver: { name: shipment.fullName, mobile: shipment.mobile, address: shipment.address },
  weight_grams: weight,
  cash_to_collect: toRupees(shipment.collect),
  value: toRupees(shipment.finalTotal),
  items: lines.map(({ sku, name, quantity, price }) => ({ sku, name, quantity, price: toRupees(price) })),
});

/** The kind of a failure: what a courier's program says may name the receiver. */
const problemOf = (error: unknown): string => errorCode(error) ?? (error instanceof Error ? error.name : "no answer");

/** Only a courier that names what is wrong with the request has surely booked nothing. */
function bookingOf({ isOk, status, text }: ProviderAnswer): Booking {
  const reply = parsed(text);
  const booked = v.safeParse(Booked, reply);
  if (isOk && booked.success) return { state: "booked", number: booked.output.tracking_number };
  const refused = v.safeParse(Refused, reply);
  return status >= 400 && status < 500 && refused.success
    ? { state: "refused", reason: refused.output.message.slice(0, REASON_LENGTH) }
    : { state: "unknown", problem: isOk ? `HTTP ${status} without a number` : `HTTP ${status}` };
}

/** Books with any courier, or a program before it, that takes a parcel by one HTTP request and answers its number. */
export function createHttpCourier(courier: HttpCourier, fetch = globalThis.fetch): Courier {
  const { name, url, authorization, trackingUrl } = courier;
  const track = (number: string) =>
    trackingUrl ? trackingUrl.replaceAll("{number}", encodeURIComponent(number)) : trackingPage(name, number);

  async function createShipment(shipment: Shipment, key: string): Promise<Booking> {
    try {
      const answer = await callProvider(fetch, url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          ...(authorization === undefined ? {} : { authorization }),
        },
        body: JSON.stringify(bodyOf(shipment)),
      });
      return bookingOf(answer);
    } catch (error) {
      return { state: "unknown", problem: problemOf(error) };
    }
  }

  return { name, createShipment, track };
}
