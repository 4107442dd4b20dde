import { fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { findOrders, type OrderSummary, ordersAddress, readOrdersQuery, statesOf } from "./orders-query.ts";

const orderOf = (id: number, order_status: string, ...names: readonly string[]): OrderSummary => ({
  id,
  order_id: `SO-2026-${String(id).padStart(6, "0")}`,
  order_date: "2026-03-14T12:30:00.000Z",
  delivery_date: undefined,
  order_status,
  status_since: undefined,
  promised_on: undefined,
  sale_status: "Quotation Sent",
  pay_type: "Cash on Delivery",
  is_paid: false,
  payment_state: undefined,
  refunded_amt: undefined,
  is_invoiced: false,
  final_total: fromRupees(749),
  product_info: names.map((product_name) => ({ product_name, product_image: undefined, quantity: 1 })),
});

const ORDERS = [
  orderOf(1, "Delivered", "Cow Ghee", "Rock Salt"),
  orderOf(2, "Cancelled", "Wild Forest Honey"),
  orderOf(3, "Lost", "Cow Ghee"),
];

const read = (text: string) => readOrdersQuery(new URLSearchParams(text));
const find = (text: string) => findOrders(ORDERS, read(text)).found.map(({ id }) => id);

describe("the address of the orders", () => {
  it.each(["", "status=Delivered&search=cow+ghee&size=50&page=3"])("is read as it is written: %j", (query) => {
    expect(ordersAddress(read(query))).toBe(`/profile${query && "?"}${query}#orders`);
  });

  it("offers 10 to 50 a page, 10 at first, and forgets what is none [R154]", () => {
    expect([10, 20, 30, 40, 50].map((size) => read(`size=${size}`).size)).toEqual([10, 20, 30, 40, 50]);
    expect(read("size=1000&page=-3")).toEqual({ size: 10, page: 1, status: undefined, search: "" });
  });
});

describe("orders are found", () => {
  it.each([
    ["search=GHEE", [1, 3]],
    ["search=+salt+cow+", [1]],
    ["search=so-2026-000002", [2]],
    ["search=000003&status=Lost", [3]],
    ["search=ghee&status=Cancelled", []],
    ["status=Cancelled", [2]],
    ["", [1, 2, 3]],
  ])("by %j", (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it("on a page that exists", () => {
    const many = Array.from({ length: 25 }, (_, index) => orderOf(index + 1, "Pending", "Cow Ghee"));
    const { page, pages, shown, before } = findOrders(many, read("page=9"));
    expect({ page, pages, before, first: shown[0]?.id, count: shown.length }).toEqual({
      page: 3,
      pages: 3,
      before: 20,
      first: 21,
      count: 5,
    });
  });
});

it("states are offered that there are, in the order of an order's life", () => {
  expect(statesOf(ORDERS)).toEqual(["Delivered", "Cancelled", "Lost"]);
});
