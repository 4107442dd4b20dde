import { describe, expect, it } from "vitest";
import { ELITE_PAGE_SIZE, ELITE_PAGE_SIZES, ORDER_PAGE_SIZE, ORDER_PAGE_SIZES } from "../screens/pagination.ts";
import {
  canDownloadInvoice,
  canPay,
  canRate,
  creditNoteFileName,
  invoiceFileName,
  isSameAddress,
  isShownLine,
  NEW_ORDER_SALE_STATUS,
  PAID_ORDER_SALE_STATUS,
  SALE_STATUSES,
  saleStatusTone,
} from "./order-actions.ts";
import { ORDER_STATES } from "./order-states.ts";

describe("Accept and Pay [R158]", () => {
  it.each([
    [false, "Pending", true],
    [false, "Shipped", true],
    [false, "Cancelled", false],
    [false, "Delivered", false],
    [false, "Undelivered", false],
    [false, "On its way", true],
    [true, "Pending", false],
    [true, "Cancelled", false],
    [true, "Delivered", false],
  ])("paid %s, %s: %s", (isPaid, orderStatus, expected) => {
    expect(canPay({ isPaid, orderStatus })).toBe(expected);
  });
});

describe("invoice [R160]", () => {
  it.each([
    [true, "Delivered", true],
    [true, "Cancelled", true],
    [true, "Pending", false],
    [false, "Delivered", false],
    [false, "Pending", false],
  ])("invoiced %s, %s: %s", (isInvoiced, orderStatus, expected) => {
    expect(canDownloadInvoice({ isInvoiced, orderStatus })).toBe(expected);
  });

  it("is saved under the order's id, and so is its credit note", () => {
    expect(invoiceFileName(42)).toBe("invoice-42.pdf");
    expect(creditNoteFileName(42)).toBe("credit-note-42.pdf");
    expect(creditNoteFileName(42, "CN/26-27/000007")).toBe("credit-note-CN-26-27-000007.pdf");
  });
});

it("a line is rated once [R161]", () => {
  const isOpen = (orderStatus: string) => canRate({ isRated: false, orderStatus });
  expect(ORDER_STATES.filter(isOpen)).toEqual(["Delivered"]);
  expect(isOpen("Unheard of")).toBe(false);
  expect(canRate({ isRated: true, orderStatus: "Delivered" })).toBe(false);
});

describe("sale_status [R155]", () => {
  it("has three values, each of its own colour", () => {
    expect(SALE_STATUSES.map((status) => [status, saleStatusTone(status)])).toEqual([
      ["Quotation", "blue"],
      ["Quotation Sent", "orange"],
      ["Sales Order", "green"],
    ]);
  });

  it("is Quotation Sent of a new order, and Sales Order of a paid one", () => {
    expect([NEW_ORDER_SALE_STATUS, PAID_ORDER_SALE_STATUS]).toEqual(["Quotation Sent", "Sales Order"]);
  });

  it.each(["Done", "", "quotation", "toString"])("'%s' is grey", (status) => {
    expect(saleStatusTone(status)).toBe("grey");
  });
});

describe("addresses", () => {
  const address = { fullName: "Asha", mobile: "+919876543210", fullAddress: "12 Neem Street" };

  it("are one when identical", () => {
    expect(isSameAddress(address, { ...address })).toBe(true);
  });

  it.each(["fullName", "mobile", "fullAddress"])("are two when %s differs", (field) => {
    expect(isSameAddress(address, { ...address, [field]: "other" })).toBe(false);
  });
});

it.each([
  [0, false],
  [-1, false],
  [null, false],
  [undefined, false],
  [0.01, true],
  [5, true],
])("a discount or coins of %s are shown: %s [R157]", (amount, expected) => {
  expect(isShownLine(amount)).toBe(expected);
});

it("page sizes [R196]", () => {
  expect([ORDER_PAGE_SIZE, ...ORDER_PAGE_SIZES]).toEqual([10, 10, 20, 30, 40, 50]);
  expect([ELITE_PAGE_SIZE, ...ELITE_PAGE_SIZES]).toEqual([12, 10, 12, 25, 50, 100]);
});
