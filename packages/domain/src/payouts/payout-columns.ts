import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Who pays out to the shop: a courier, the cash of its parcels; the payment gateway, what was paid online. */
export const PAYOUT_KINDS = ["cash", "gateway"] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

export const PAYOUT_KIND_NAMES: Readonly<Record<PayoutKind, string>> = {
  cash: "Courier's cash",
  gateway: "PayU settlement",
};

/** Whose settlements are read. */
export const SETTLING_GATEWAY = "PayU";

/** What a file says of a payout, and what each is called on screen. */
export const PAYOUT_COLUMNS = {
  order: "Order number",
  tracking: "Tracking number (AWB)",
  payment: "PayU's payment number",
  transaction: "Transaction number of the shop",
  refund: "Number of the refund",
  type: "Type of line",
  amount: "Amount",
  fee: "Fee",
  tax: "GST on the fee",
  net: "Amount after fee and GST",
  day: "Day of the payout",
  utr: "UTR",
} as const;
export type PayoutColumn = keyof typeof PAYOUT_COLUMNS;

const OF_BOTH = ["amount", "fee", "tax", "net", "day", "utr"] as const;

/** The columns that a file of each kind may have, in their order. */
export const COLUMNS_OF_KIND: Readonly<Record<PayoutKind, readonly PayoutColumn[]>> = {
  cash: ["order", "tracking", ...OF_BOTH],
  gateway: ["payment", "transaction", "refund", "type", ...OF_BOTH],
};

/** By which of its columns a line says what it is about. */
const REFERENCES: Readonly<Record<PayoutKind, readonly PayoutColumn[]>> = {
  cash: ["order", "tracking"],
  gateway: ["payment", "transaction"],
};

/** Which header each column has. */
export type PayoutMapping = { readonly [column in PayoutColumn]?: string };

/** Headers that couriers and PayU use, as `plainHeader` writes them; the first that a file has counts. */
const KNOWN_HEADERS: Readonly<Record<PayoutColumn, string>> = {
  order:
    "order orderno orderid ordernumber clientorderid clientorderno channelorderid merchantorderid sellerorderid customerreference referenceno referencenumber refno reference",
  tracking:
    "awb awbno awbnumber waybill waybillno waybillnumber airwaybillno airwaybillnumber trackingno trackingnumber trackingid tracking consignmentno consignmentnumber cnno docketno docketnumber shipmentno",
  payment: "payuid mihpayid payupaymentid payutransactionid paymentid",
  transaction:
    "txnid merchanttxnid merchanttransactionid transactionid merchantreferenceid merchantreferenceno transactionnumber",
  refund: "refundid refundrequestid requestid refundtoken token refundreference bankarn arn",
  type: "type action transactiontype requestaction requesttype entrytype",
  amount:
    "amount amountcollected collectedamount codamount codcollected cashcollected codvalue collectedvalue codamountcollected transactionamount grossamount amountinr amountrs",
  fee: "fee fees charges codcharge codcharges codfee servicefee servicecharge servicecharges merchantservicefee payufee transactionfee deduction deductions feededucted mdr tdr",
  tax: "gst gstonfee gstonfees gstonservicefee tax taxonfee taxes gstamount merchantservicetax servicetax",
  net: "net netamount merchantnetamount netremittance remittanceamount remittedamount amountremitted netpayable payableamount netsettlementamount settlementamount amountsettled",
  day: "settlementdate settledon remittancedate remittedon remittanceon payoutdate dateofremittance creditdate paymentdate transferdate date",
  utr: "utr utrno utrnumber merchantutr bankutr bankreference bankreferenceno bankreferencenumber bankrefno neftno neftutr utrreference",
};

/** A header as it is compared: "AWB No." and "awb_no" are the same. */
const plainHeader = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The columns of a file, as far as its headers tell. */
export function recogniseColumns(kind: PayoutKind, headers: readonly string[]): PayoutMapping {
  const byName = new Map<string, string>();
  for (const header of headers) {
    const name = plainHeader(header);
    if (name !== "" && !byName.has(name)) byName.set(name, header);
  }
  const found = COLUMNS_OF_KIND[kind].flatMap((column) => {
    const name = KNOWN_HEADERS[column].split(" ").find((known) => byName.has(known));
    const header = name === undefined ? undefined : byName.get(name);
    return header === undefined ? [] : [[column, header] as const];
  });
  return Object.fromEntries(found);
}

/** A mapping without columns that the kind has not, and without empty ones. */
export function mappingOf(kind: PayoutKind, given: PayoutMapping): PayoutMapping {
  return Object.fromEntries(
    COLUMNS_OF_KIND[kind].flatMap((column) => {
      const header = given[column]?.trim() ?? "";
      return header === "" ? [] : [[column, header]];
    }),
  );
}

export const NO_REFERENCE_COLUMN: Readonly<Record<PayoutKind, string>> = {
  cash: "Please say which column has the order number or the tracking number.",
  gateway: "Please say which column has PayU's payment number or the transaction number of the shop.",
};
export const NO_AMOUNT_COLUMN = "Please say which column has the amount.";
export const HEADER_TWICE = "A column of the file can be used for one thing only.";
const headerMissing = (header: string) => `The file has no column “${header}”. Please choose again!`;

/** Whether a file can be read by a mapping: it says what each line is about, and how much. */
export function checkMapping(
  kind: PayoutKind,
  mapping: PayoutMapping,
  headers: readonly string[],
): Outcome<PayoutMapping, Refusal<"payout-columns">> {
  const wrong = (message: string) => refuse({ code: "payout-columns" as const, message });
  const used = Object.values(mapping);
  const missing = used.find((header) => !headers.includes(header));
  if (missing !== undefined) return wrong(headerMissing(missing));
  if (new Set(used).size < used.length) return wrong(HEADER_TWICE);
  if (!REFERENCES[kind].some((column) => mapping[column] !== undefined)) return wrong(NO_REFERENCE_COLUMN[kind]);
  if (mapping.amount === undefined && mapping.net === undefined) return wrong(NO_AMOUNT_COLUMN);
  return accept(mapping);
}
