import { sellerOf } from "@store/content/seller";
import { type CalendarDate, MINUTE_MS, type Policy } from "@store/domain";
import { createCalendarFile } from "./create-calendar-file.ts";

export const DELIVERY_FILE_NAME = "delivery.ics";

export interface PromisedDelivery {
  /** What people call the order by. */
  readonly orderNumber: string;
  readonly promisedOn: CalendarDate;
  /** The order's page. */
  readonly url: string;
  /** When the day was promised: a later promise moves the entry. */
  readonly createdAt: Date;
}

/** The .ics file of the day by which an order arrives: a whole day, without the address. */
export function deliveryFile({ orderNumber, promisedOn, url, createdAt }: PromisedDelivery, policy: Policy): string {
  const { website, email, phone } = sellerOf(policy);
  return createCalendarFile({
    company: website,
    uid: `delivery-${orderNumber}@${website}`,
    start: new Date(`${promisedOn}T00:00:00Z`),
    isWholeDay: true,
    title: `${policy.identity.shopName}: order ${orderNumber} arrives by today`,
    place: "",
    description: `Questions? Write to ${email} or call ${phone}.`,
    organizer: { name: policy.identity.shopName, email },
    url,
    createdAt,
    sequence: Math.floor(createdAt.getTime() / MINUTE_MS),
  });
}
