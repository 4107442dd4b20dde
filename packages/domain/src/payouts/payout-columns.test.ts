import { describe, expect, it } from "vitest";
import {
  checkMapping,
  HEADER_TWICE,
  mappingOf,
  NO_AMOUNT_COLUMN,
  NO_REFERENCE_COLUMN,
  recogniseColumns,
} from "./payout-columns.ts";

describe("the columns of a file", () => {
  it.each([
    [
      "cash",
      ["AWB No.", "Order ID", "COD Amount", "COD Charges", "Remittance Date", "UTR No"],
      {
        tracking: "AWB No.",
        order: "Order ID",
        amount: "COD Amount",
        fee: "COD Charges",
        day: "Remittance Date",
        utr: "UTR No",
      },
    ],
    [
      "gateway",
      [
        "Merchant Txn ID",
        "PayU ID",
        "Action",
        "Amount",
        "Merchant Service Fee",
        "Merchant Service Tax",
        "Merchant Net Amount",
        "Settlement Date",
        "Merchant UTR",
      ],
      {
        ...{ transaction: "Merchant Txn ID", payment: "PayU ID", type: "Action", amount: "Amount" },
        ...{ fee: "Merchant Service Fee", tax: "Merchant Service Tax", net: "Merchant Net Amount" },
        ...{ day: "Settlement Date", utr: "Merchant UTR" },
      },
    ],
    ["cash", ["waybill_number", "Value", ""], { tracking: "waybill_number" }],
  ] as const)("of %s %j are recognised", (kind, headers, mapping) => {
    expect(recogniseColumns(kind, headers)).toEqual(mapping);
  });

  it("of another kind and empty ones are left out of a mapping", () => {
    expect(mappingOf("cash", { order: " Ref ", payment: "Id", amount: "" })).toEqual({ order: "Ref" });
  });

  const HEADERS = ["Ref", "Value", "Net"];
  it.each([
    [{ order: "Ref", amount: "Value" }, true],
    [{ tracking: "Ref", net: "Net" }, true],
    [{ order: "Ref", amount: "Gone" }, "The file has no column “Gone”. Please choose again!"],
    [{ order: "Ref", amount: "Ref" }, HEADER_TWICE],
    [{ amount: "Value" }, NO_REFERENCE_COLUMN.cash],
    [{ order: "Ref", fee: "Value" }, NO_AMOUNT_COLUMN],
  ])("%j suffices: %j", (mapping, said) => {
    const checked = checkMapping("cash", mapping, HEADERS);
    expect(checked.ok || checked.refusal.message).toBe(said);
  });
});
