import { describe, expect, it } from "vitest";
import { ORDER_STATES } from "./order-states.ts";
import { checkAssignment, openTrackingFile, repeatedRows } from "./tracking-file.ts";

describe("A file with tracking numbers", () => {
  it.each([
    ["Order,AWB", "SO-1,GP1", { order: "SO-1", number: "GP1", courier: "" }],
    ["*Sale Order Number,Status,Waybill", "SO-1,Manifested, GP1 ", { order: "SO-1", number: "GP1", courier: "" }],
    ["AWB Code,Courier Company,Order ID", "GP1,DTDC,SO-1", { order: "SO-1", number: "GP1", courier: "DTDC" }],
    ["SERIAL NUMBER,BARCODE NO,BULK REFERENCE", "1,EM1IN,SO-1", { order: "SO-1", number: "EM1IN", courier: "" }],
    ["order,tracking number", "SO-1", { order: "SO-1", number: "", courier: "" }],
    ["Order,AWB", 'SO-1,="1490811234567"', { order: "SO-1", number: "1490811234567", courier: "" }],
    ["Order,AWB", "'SO-1,'1490811234567", { order: "SO-1", number: "1490811234567", courier: "" }],
  ])("with the columns %s is read", (headers, row, read) => {
    expect(openTrackingFile(headers.split(","))?.(row.split(","))).toEqual(read);
  });

  it.each(["", "Order", "AWB", "Name,City"])("is not one with the columns %j", (headers) => {
    expect(openTrackingFile(headers.split(","))).toBeUndefined();
  });

  it("may name an order twice, but not with two numbers or couriers, nor two orders with one number", () => {
    const rows = ["SO-1 A X", "SO-1 a x", "SO-1 B X", "SO-1 A Y", "SO-2 a X", "SO-3 C X"].map((text) => {
      const [order = "", number = "", courier = ""] = text.split(" ");
      return { order, number, courier };
    });
    expect(repeatedRows(rows)).toEqual([
      ...[undefined, undefined, "The file has another number of this order: A."],
      ...["The file has another courier of this order: X.", "The file has this number of another order: SO-1."],
      undefined,
    ]);
  });
});

describe("A courier and a number", () => {
  const row = { order: "SO-1", number: "GP1", courier: "DTDC" };
  const packed = { orderStatus: "Packed", tracking: null };

  it("are taken by orders that are accepted or packed", () => {
    const taking = ORDER_STATES.filter((orderStatus) => checkAssignment(row, { ...packed, orderStatus }).ok);
    expect(taking).toEqual(["Confirmed", "Packed"]);
  });

  it("change nothing where the order has them already, whatever its state", () => {
    const tracking = { courier: "DTDC", number: "GP1" };
    expect(checkAssignment(row, { orderStatus: "Delivered", tracking })).toEqual({
      ok: true,
      value: "unchanged",
    });
  });

  it.each([
    { courier: "DTDC", number: "GP2" },
    { courier: "Delhivery", number: "GP1" },
  ])("take the place of %j until the order is handed over", (tracking) => {
    const changed = (orderStatus: string) => checkAssignment(row, { orderStatus, tracking });
    expect(changed("Packed")).toEqual({ ok: true, value: "changed" });
    expect(changed("Shipped")).toMatchObject({ ok: false, refusal: { code: "assignment-state" } });
  });

  it.each([
    [{ order: "" }, packed, "assignment-no-order"],
    [{}, undefined, "assignment-unknown-order"],
    [{ number: "" }, packed, "assignment-no-number"],
    [{ number: "1.49081E+12" }, packed, "assignment-cut-number"],
    [{ number: "1,49081e+12" }, packed, "assignment-cut-number"],
    [{ number: "1".repeat(61) }, packed, "assignment-long-number"],
    [{ courier: "" }, packed, "assignment-no-courier"],
    [{ courier: "x".repeat(101) }, packed, "assignment-no-courier"],
    [{ courier: "Own delivery" }, packed, "assignment-no-courier"],
    [{}, { orderStatus: "Cancelled", tracking: null }, "assignment-state"],
  ])("with %j are refused to %j", (change, order, code) => {
    expect(checkAssignment({ ...row, ...change }, order)).toMatchObject({ ok: false, refusal: { code } });
  });
});
