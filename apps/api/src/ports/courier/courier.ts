import type { Shipment } from "@store/domain";

/**
 * What became of a booking: a reason is in the courier's words, for the member of staff who asked. Without a clear answer
 * it is unknown, as the courier may have booked the parcel.
 */
export type Booking =
  | { readonly state: "booked"; readonly number: string }
  | { readonly state: "refused"; readonly reason: string }
  /** `problem` is for the log: it says what kind of answer there was, and nothing of the parcel. */
  | { readonly state: "unknown"; readonly problem: string };

/** A courier with whom the store books parcels itself. Without one, staff book them and type their numbers. */
export interface Courier {
  /** As parcels name it. */
  readonly name: string;
  /**
   * Books the parcel of an order. Asked again with the same key, the courier answers the same parcel.
   * @param key names what is in the parcel, in ASCII: other contents are another parcel.
   */
  readonly createShipment: (shipment: Shipment, key: string) => Promise<Booking>;
  /** Where the courier shows the way of a parcel; undefined where that is not known. */
  readonly track: (number: string) => string | undefined;
}
