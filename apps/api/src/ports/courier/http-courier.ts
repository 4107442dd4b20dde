import { type Shipment, toRupees, trackingPage } from "@store/domain";
import * as v from "valibot";
import { errorCode } from "../../lib/errors.ts";
import { callProvider } from "../call-provider.ts";
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

const Booked = v.object({ tracking_number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NUMBER_LENGTH)) });
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

/** Books with any courier, or a program before it, that takes a parcel by one HTTP request and answers its number. */
export function createHttpCourier(courier: HttpCourier, fetch = globalThis.fetch): Courier {
  const { name, url, authorization, trackingUrl } = courier;
  const track = (number: string) =>
    trackingUrl ? trackingUrl.replaceAll("{number}", encodeURIComponent(number)) : trackingPage(name, number);

  async function createShipment(shipment: Shipment): Promise<Booking> {
    try {
      const answer = await callProvider(fetch, url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": shipment.orderNumber,
          ...(authorization === undefined ? {} : { authorization }),
        },
        body: JSON.stringify(bodyOf(shipment)),
      });
      const reply = parsed(answer.text);
      const booked = v.safeParse(Booked, reply);
      if (answer.isOk && booked.success) return { isBooked: true, number: booked.output.tracking_number };
      const refused = v.safeParse(Refused, reply);
      const said = refused.success ? refused.output.message.slice(0, REASON_LENGTH) : `HTTP ${answer.status}`;
      return { isBooked: false, reason: answer.isOk && !refused.success ? "it answered no tracking number" : said };
    } catch (error) {
      return { isBooked: false, reason: errorCode(error) ?? "it did not answer" };
    }
  }

  return { name, createShipment, track };
}
