import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** How goods travel that no courier has a number of. They stand where a courier's name does. */
export const CARRIERS_WITHOUT_NUMBER = ["Own delivery", "Handed over in person"] as const;

/** Couriers are compared by this: however somebody typed their name. */
export const courierKey = (courier: string): string => courier.trim().toLowerCase();

export const TRACKING_NUMBER_MISSING = "By which number?";

/** Whether a carrier gives its parcels a number. */
export const hasTrackingNumber = (carrier: string): boolean =>
  !CARRIERS_WITHOUT_NUMBER.some((name) => courierKey(name) === courierKey(carrier));

/** The number under which a carrier has a parcel; "" of a carrier that has none, whatever was typed. */
export function checkTrackingNumber(
  carrier: string,
  typed: string,
): Outcome<string, Refusal<"tracking-number-missing">> {
  if (!hasTrackingNumber(carrier)) return accept("");
  const number = typed.trim();
  return number === "" ? refuse({ code: "tracking-number-missing", message: TRACKING_NUMBER_MISSING }) : accept(number);
}

/** Who carries a parcel, and by which number. */
export interface Tracking {
  readonly courier: string;
  readonly number: string;
}

/** Whether two orders travel by the same courier, under the same number; or both without one. */
export const isSameTracking = (one: Tracking, other: Tracking): boolean =>
  courierKey(one.courier) === courierKey(other.courier) && one.number === other.number;

/** "DTDC, D123". */
export const parcelWords = ({ courier, number }: Tracking): string => (number ? `${courier}, ${number}` : courier);
