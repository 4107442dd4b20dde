import type { Shipment } from "@store/domain";

/** What became of a booking; a reason is in the courier's words, for the member of staff who asked. */
export type Booking =
  | { readonly isBooked: true; readonly number: string }
  | { readonly isBooked: false; readonly reason: string };

/** A courier with whom the store books parcels itself. Without one, staff book them and type their numbers. */
export interface Courier {
  /** As parcels name it. */
  readonly name: string;
  /** Books the parcel of an order. Asked again for the same order, the courier answers the same parcel. */
  readonly createShipment: (shipment: Shipment) => Promise<Booking>;
  /** Where the courier shows the way of a parcel; undefined where that is not known. */
  readonly track: (number: string) => string | undefined;
}
