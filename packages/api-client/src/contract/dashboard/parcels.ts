import { COURIER_MAXIMUM_LENGTH, SHIPMENT_FILE_KEYS, TRACKING_FILE_SIZE_MAXIMUM } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Day, FileBody, FileReply, Flag, FormFlag, Money, maybe, Text, text } from "../fields.ts";
import { ChosenOrders } from "./papers.ts";

/** Parcels that were handed over on a day in India, each on the last day that it was; without a day those that are ready. */
const OfDay = { day: maybe(Day) } as const;

export const staffParcels = endpoint({
  method: "GET",
  path: "/dashboard/parcels/",
  access: "staff",
  permission: "orders",
  summary: "How many parcels each courier takes: those that are ready, or were handed over on a day",
  query: v.object(OfDay),
  reply: Data(
    v.array(
      v.object({
        /** Empty for those of which it is not known yet. */
        courier: Text,
        parcels: Count,
        /** Of these, how many are to be paid at the door, and how much together. */
        cash_parcels: Count,
        collect: Money,
      }),
    ),
  ),
});

export const parcelManifest = endpoint({
  method: "GET",
  path: "/dashboard/parcels/manifest/",
  access: "staff",
  permission: "orders",
  summary: "The list of a courier's parcels for its driver to sign, as a PDF",
  query: v.object({ ...OfDay, courier: text(COURIER_MAXIMUM_LENGTH) }),
  reply: FileReply,
  file: "application/pdf",
  isLong: true,
});

export const shipmentsCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/shipments/",
  access: "staff",
  permission: "orders",
  summary: "Up to 100 orders as the CSV file that a courier takes to book them",
  query: v.object({ file: v.picklist(SHIPMENT_FILE_KEYS), orders: ChosenOrders }),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const importTracking = endpoint({
  method: "POST",
  path: "/dashboard/tracking-import/",
  access: "staff",
  permission: "orders",
  summary:
    "Gives orders that are not handed over yet the couriers and tracking numbers of a CSV file, or corrects them: all or none; without `apply` a preview",
  query: v.object({
    /** Of rows that do not name it. */
    courier: maybe(text(COURIER_MAXIMUM_LENGTH)),
    apply: v.optional(FormFlag, false),
    /** Of the preview that was seen: where it would correct other parcels by now, nothing is written. */
    version: maybe(text(64)),
  }),
  body: FileBody,
  encoding: "file",
  bodyLimit: TRACKING_FILE_SIZE_MAXIMUM,
  isLong: true,
  reply: Data(
    v.object({
      /** Those with a problem first, then those that correct a parcel, at most 500; otherwise in the order of the file. */
      rows: v.array(
        v.object({
          /** As a spreadsheet counts, its headers being row 1. */
          row: Count,
          order_id: Text,
          courier: Text,
          tracking_number: Text,
          /** The parcel that the order has, where the row corrects it. */
          previous: maybe(v.object({ courier: Text, tracking_number: Text })),
          problem: maybe(Text),
        }),
      ),
      /** Orders that had no number, and get one. */
      new: Count,
      /** Orders whose courier or number is corrected. */
      changed: Count,
      /** Rows whose order has it already. */
      unchanged: Count,
      /** Rows with a problem: with one of them, nothing is written. */
      refused: Count,
      is_applied: Flag,
      /** Names the parcels that are corrected, for \`apply\`. */
      version: Text,
    }),
  ),
});
