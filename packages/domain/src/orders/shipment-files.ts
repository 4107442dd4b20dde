import { indianWallClock } from "../dates/time-zone.ts";
import {
  addMoney,
  multiplyMoney,
  type Paise,
  subtractMoney,
  toRupees,
  wholeRupees,
  ZERO_PAISE,
} from "../money/money.ts";
import type { Policy } from "../policy.ts";
import type { AddressParts } from "./parcel.ts";

/** A product in a parcel. */
export interface ShipmentLine {
  readonly productId: number;
  /** Empty where the product has none. */
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Of one piece, GST included. */
  readonly price: Paise;
  /** Percent. */
  readonly gstRate: number;
  /** Of one piece, in grams; null where it is not known. */
  readonly weightGrams: number | null;
}

/** An order as couriers book it. */
export interface Shipment {
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly fullName: string;
  /** With the country's calling code. */
  readonly mobile: string;
  readonly address: AddressParts;
  readonly lines: readonly ShipmentLine[];
  /** In grams; undefined where it is not known. */
  readonly weight: number | undefined;
  /** Cash to be collected at the door; zero for an order that is paid. */
  readonly collect: Paise;
  readonly shipping: Paise;
  readonly cashFee: Paise;
  /** What is to be paid, or was. */
  readonly finalTotal: Paise;
  /** Empty where there is none yet. */
  readonly trackingNumber: string;
}

/** A row of a file: an order, or one of its products. */
interface Row {
  readonly shipment: Shipment;
  readonly line: ShipmentLine;
  /** Of the row, from 1. */
  readonly serial: number;
  readonly sender: Sender;
}
type Sender = Pick<Policy, "identity" | "parcels">;
type Cell = string | number;
type Column = readonly [header: string, cell: Cell | ((row: Row) => Cell)];

interface FileFormat {
  /** What the courier is called. */
  readonly name: string;
  /** Whether each product has a row of its own. */
  readonly isByProduct: boolean;
  readonly columns: readonly Column[];
}

const paymentMode = ({ shipment }: Row): string => (shipment.collect > ZERO_PAISE ? "COD" : "Prepaid");
const rupeesOrNothing = (amount: Paise): Cell => (amount > ZERO_PAISE ? toRupees(amount) : "");
/** Ten digits: couriers want no calling code. */
const tenDigits = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-10);
const skuOf = ({ sku, productId }: ShipmentLine): string => sku || `P${productId}`;
const streetOf = ({ shipment }: Row): string => shipment.address.street;

/** "15-03-2026 00:00": the time in India. */
function dayMonthYear(instant: Date): string {
  const at = indianWallClock(instant);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return at ? `${two(at.day)}-${two(at.month)}-${at.year} ${two(at.hour)}:${two(at.minute)}` : "";
}

function nameParts(fullName: string): readonly [first: string, last: string] {
  const [first = "", ...others] = fullName.trim().split(/\s+/);
  return [first, others.join(" ")];
}

/** What the order costs less than its goods, shipping and fee: discounts, vouchers and coins. */
function reductionOf({ lines, shipping, cashFee, finalTotal }: Shipment): Paise {
  const goods = lines.map(({ price, quantity }) => multiplyMoney(price, quantity));
  return subtractMoney(addMoney(...goods, shipping, cashFee), finalTotal);
}

/** Whether a courier collects less than the order costs, as its file takes whole rupees alone. */
export const losesPaise = (file: ShipmentFile, { collect }: Pick<Shipment, "collect">): boolean =>
  file === "india-post" && toRupees(collect) > wholeRupees(collect);

/** India Post's limit for a line of an address. */
const POST_LINE = 50;

/** An address on two lines, broken between words; what is longer than both stays on the second, for somebody to shorten. */
function postLines(street: string): readonly [string, string] {
  if (street.length <= POST_LINE) return [street, ""];
  const end = street.lastIndexOf(" ", POST_LINE);
  const at = end > 0 ? end : POST_LINE;
  return [street.slice(0, at).replace(/,\s*$/, ""), street.slice(at).trim()];
}

/**
 * The files that couriers and aggregators take for many orders at once, as their templates have them in 2026: Delhivery
 * One's "Bulk Upload Orders", Shiprocket's "Import Orders", and the sheet ArticleDetails of India Post's domestic bulk
 * booking, which wants grams and whole rupees.
 */
export const SHIPMENT_FILES = {
  delhivery: {
    name: "Delhivery",
    isByProduct: true,
    columns: [
      ["*Sale Order Number", ({ shipment }) => shipment.orderNumber],
      ["*Pickup Location Name", ({ sender }) => sender.parcels.pickupLocation || sender.identity.shopName],
      ["*Transport Mode", "Surface"],
      ["*Payment Mode", paymentMode],
      ["COD Amount", ({ shipment }) => rupeesOrNothing(shipment.collect)],
      ["*Customer Name", ({ shipment }) => shipment.fullName],
      ["*Customer Phone", ({ shipment }) => tenDigits(shipment.mobile)],
      ["*Shipping Address Line1", streetOf],
      ["Shipping Address Line2", ""],
      ["*Shipping City", ({ shipment }) => shipment.address.city],
      ["*Shipping State", ({ shipment }) => shipment.address.state],
      ["*Shipping Pincode", ({ shipment }) => shipment.address.postalCode],
      ["*Item Sku Code", ({ line }) => skuOf(line)],
      ["*Item Sku Name", ({ line }) => line.name],
      ["*Quantity Ordered", ({ line }) => line.quantity],
      ["*Unit Item Price", ({ line }) => toRupees(line.price)],
      ["Package Name", ""],
      ["Packaging Type", "Box"],
      ["Length (cm)", ({ sender }) => sender.parcels.length],
      ["Breadth (cm)", ({ sender }) => sender.parcels.breadth],
      ["Height (cm)", ({ sender }) => sender.parcels.height],
      ["Packaged Product Weight (gm)", ({ shipment }) => shipment.weight ?? ""],
      ["Product Weight (gm)", ({ line }) => line.weightGrams ?? ""],
      ["Fragile Shipment", "No"],
      ["Discount Type", ""],
      ["Discount Value", ""],
      ["Tax Class Code", ""],
      ["Customer Email", ""],
      ["Billing Address same as Shipping Address", "Yes"],
      ["Billing Address Line1", ""],
      ["Billing Address Line2", ""],
      ["Billing City", ""],
      ["Billing State", ""],
      ["Billing Pincode", ""],
      ["e-Way Bill Number", ""],
      ["Seller Name", ({ sender }) => sender.identity.legalName],
    ],
  },
  shiprocket: {
    name: "Shiprocket",
    isByProduct: true,
    columns: [
      ["*Order Id", ({ shipment }) => shipment.orderNumber],
      ["Order Date as dd-mm-yyyy hh:MM", ({ shipment }) => dayMonthYear(shipment.placedAt)],
      ["*Channel", "CUSTOM"],
      ["*Payment Method(COD/Prepaid)", paymentMode],
      ["*Customer First Name", ({ shipment }) => nameParts(shipment.fullName)[0]],
      ["Customer Last Name", ({ shipment }) => nameParts(shipment.fullName)[1]],
      ["Email (Optional)", ""],
      ["*Customer Mobile", ({ shipment }) => tenDigits(shipment.mobile)],
      ["Customer Alternate Mobile", ""],
      ["*Shipping Address Line 1", streetOf],
      ["Shipping Address Line 2", ""],
      ["*Shipping Address Country", ({ shipment }) => shipment.address.country],
      ["*Shipping Address State", ({ shipment }) => shipment.address.state],
      ["*Shipping Address City", ({ shipment }) => shipment.address.city],
      ["*Shipping Address Postcode", ({ shipment }) => shipment.address.postalCode],
      ["Billing Address Line 1", ""],
      ["Billing Address Line 2", ""],
      ["Billing Address Country", ""],
      ["Billing Address State", ""],
      ["Billing Address City", ""],
      ["Billing Address Postcode", ""],
      ["*Master SKU", ({ line }) => skuOf(line)],
      ["*Product Name", ({ line }) => line.name],
      ["*Product Quantity", ({ line }) => line.quantity],
      ["Tax %", ({ line }) => line.gstRate],
      ["*Selling Price(Per Unit Item, Inclusive of Tax)", ({ line }) => toRupees(line.price)],
      ["Discount(Per Unit Item)", ""],
      ["Shipping Charges(Per Order)", ({ shipment }) => rupeesOrNothing(shipment.shipping)],
      ["COD Charges(Per Order)", ({ shipment }) => rupeesOrNothing(shipment.cashFee)],
      ["Gift Wrap Charges(Per Order)", ""],
      ["Total Discount (Per Order)", ({ shipment }) => rupeesOrNothing(reductionOf(shipment))],
      ["*Partial COD (Yes/No)", "No"],
      ["Paid Amount (Rs.)", ""],
      ["*Length (cm)", ({ sender }) => sender.parcels.length],
      ["*Breadth (cm)", ({ sender }) => sender.parcels.breadth],
      ["*Height (cm)", ({ sender }) => sender.parcels.height],
      ["*Weight Of Shipment(kg)", ({ shipment }) => (shipment.weight === undefined ? "" : shipment.weight / 1000)],
      // The shop writes to its customers itself.
      ["Send Notification(True/False)", "False"],
      ["Comment", ""],
    ],
  },
  "india-post": {
    name: "India Post",
    isByProduct: false,
    columns: [
      ["SERIAL NUMBER", ({ serial }) => serial],
      ["BARCODE NO", ({ shipment }) => shipment.trackingNumber],
      ["PHYSICAL WEIGHT", ({ shipment }) => shipment.weight ?? ""],
      ["SHAPE OF ARTICLE", "NROL"],
      // The template's own name ends with a blank.
      ["LENGTH ", ({ sender }) => sender.parcels.length],
      ["BREADTH/DIAMETER", ({ sender }) => sender.parcels.breadth],
      ["HEIGHT", ({ sender }) => sender.parcels.height],
      ["PRIORITY FLAG", "FALSE"],
      ["DELIVERY INSTRUCTION", "ND"],
      ["INSTRUCTION RTS", "RTS"],
      ["SENDER NAME", ({ sender }) => sender.identity.shopName],
      ["SENDER COMPANY", ({ sender }) => sender.identity.legalName],
      ["SENDER ADD LINE 1", ({ sender }) => sender.identity.address.line1],
      ["SENDER ADD LINE 2", ({ sender }) => sender.identity.address.line2],
      ["SENDER CITY", ({ sender }) => sender.identity.address.city],
      ["SENDER STATE", ({ sender }) => sender.identity.address.state],
      ["SENDER PINCODE", ({ sender }) => sender.identity.address.postalCode],
      ["SENDER EMAILID", ({ sender }) => sender.identity.emails.care],
      ["SENDER ALT CONTACT", ""],
      ["SENDER KYC", ""],
      ["SENDER TAX REFERENCE", ({ sender }) => sender.identity.gstin],
      ["RECEIVER NAME", ({ shipment }) => shipment.fullName],
      ["RECEIVER COMPANY", ""],
      ["RECEIVER ADD LINE 1", (row) => postLines(streetOf(row))[0]],
      ["RECEIVER ADD LINE 2", (row) => postLines(streetOf(row))[1]],
      ["RECEIVER CITY", ({ shipment }) => shipment.address.city],
      ["RECEIVER STATE", ({ shipment }) => shipment.address.state],
      ["RECEIVER PINCODE", ({ shipment }) => shipment.address.postalCode],
      ["RECEIVER EMAILID", ""],
      ["RECEIVER ALT CONTACT", ""],
      ["RECEIVER KYC", ""],
      ["RECEIVER TAX REFERENCE", ""],
      ["ALT ADDRESS FLAG", "FALSE"],
      ["PICKUP ADDRESS FLAG", "FALSE"],
      ["DROP OFF PINCODE", ({ sender }) => sender.identity.address.postalCode],
      ["DROPOFF/PICKUP OFFICE ID", ""],
      ["SENDER MOBILE NO", ({ sender }) => tenDigits(sender.identity.phones.care)],
      ["RECEIVER MOBILE NO", ({ shipment }) => tenDigits(shipment.mobile)],
      ["PREPAYMENT CODE", ""],
      ["VALUE OF PREPAYMENT", ""],
      ["CODR/COD", ({ shipment }) => (wholeRupees(shipment.collect) > 0 ? "COD" : "")],
      // Without the paise: nobody is to pay more at the door than the invoice says.
      ["VALUE FOR CODR/COD", ({ shipment }) => wholeRupees(shipment.collect) || ""],
      ["INSURANCE TYPE", ""],
      ["VALUE OF INSURANCE", ""],
      ["ACK", "FALSE"],
      ["REGISTRATION", "FALSE"],
      ["OTP BASED DELIVERY", "FALSE"],
      ["BULK REFERENCE", ({ shipment }) => shipment.orderNumber],
    ],
  },
} as const satisfies Readonly<Record<string, FileFormat>>;

export type ShipmentFile = keyof typeof SHIPMENT_FILES;

const isShipmentFile = (key: string): key is ShipmentFile => key in SHIPMENT_FILES;
export const SHIPMENT_FILE_KEYS: readonly ShipmentFile[] = Object.keys(SHIPMENT_FILES).filter(isShipmentFile);

/**
 * What a courier's file has, row by row, its headers first: amounts in rupees, phones of ten digits. An order without
 * goods has no row.
 */
export function shipmentRows(
  file: ShipmentFile,
  shipments: readonly Shipment[],
  sender: Sender,
): readonly (readonly Cell[])[] {
  const { columns, isByProduct }: FileFormat = SHIPMENT_FILES[file];
  const rows = shipments
    .flatMap((shipment) => shipment.lines.slice(0, isByProduct ? undefined : 1).map((line) => ({ shipment, line })))
    .map((row, index) => ({ ...row, sender, serial: index + 1 }));
  return [
    columns.map(([header]) => header),
    ...rows.map((row) => columns.map(([, cell]) => (typeof cell === "function" ? cell(row) : cell))),
  ];
}
