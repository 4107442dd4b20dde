import type { OrderCard } from "@store/api-client/contract";
import { clampPage, itemsOnPage, ORDER_PAGE_SIZE, ORDER_PAGE_SIZES, ORDER_STATES, pageCount } from "@store/domain";
import type { InferOutput } from "valibot";

export type OrderSummary = InferOutput<typeof OrderCard>;

/** What of the orders is shown; it is in the address, so that Back and a reload keep it. */
export interface OrdersQuery {
  readonly page: number;
  readonly size: number;
  /** An `order_status`; all when left out. */
  readonly status?: string | undefined;
  /** As it was typed; looked for in numbers and product names. */
  readonly search: string;
}

export const ORDER_SEARCH_MAXIMUM_LENGTH = 100;

export function readOrdersQuery(parameters: URLSearchParams): OrdersQuery {
  const size = Number(parameters.get("size"));
  return {
    page: clampPage(Number(parameters.get("page")), Number.MAX_SAFE_INTEGER),
    size: ORDER_PAGE_SIZES.find((choice) => choice === size) ?? ORDER_PAGE_SIZE,
    status: parameters.get("status") || undefined,
    search: (parameters.get("search") ?? "").slice(0, ORDER_SEARCH_MAXIMUM_LENGTH),
  };
}

/** The address of the orders tab, without what is the default. */
export function ordersAddress({ page, size, status, search }: OrdersQuery): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set("status", status);
  if (search) parameters.set("search", search);
  if (size !== ORDER_PAGE_SIZE) parameters.set("size", String(size));
  if (page > 1) parameters.set("page", String(page));
  return `/profile${parameters.size > 0 ? `?${parameters}` : ""}#orders`;
}

const plain = (text: string) => text.toLocaleLowerCase("en-IN");

/** Whether each word that was typed is in the order's number, or in a name of its products. */
function isFound({ order_id, product_info }: OrderSummary, words: readonly string[]): boolean {
  const text = plain([order_id, ...product_info.map(({ product_name }) => product_name)].join("\n"));
  return words.every((word) => text.includes(word));
}

/** The orders of a query: all that match, and those on its page, which is one that exists. */
export function findOrders(orders: readonly OrderSummary[], query: OrdersQuery) {
  const { size, status, search } = query;
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = orders.filter(
    (order) => (status === undefined || order.order_status === status) && isFound(order, words),
  );
  const pages = pageCount(found.length, size);
  const page = clampPage(query.page, pages);
  return { found, page, pages, shown: itemsOnPage(found, page, size), before: (page - 1) * size };
}

/** The states that these orders are in, in the order of an order's life; those of another backend come last. */
export function statesOf(orders: readonly OrderSummary[]): readonly string[] {
  const present = new Set(orders.map(({ order_status }) => order_status));
  const known: readonly string[] = ORDER_STATES;
  return [...known.filter((state) => present.has(state)), ...[...present].filter((state) => !known.includes(state))];
}
