import {
  NEW_ORDER_SALE_STATUS,
  ORDER_CANCELLED,
  ORDER_CONFIRMED,
  ORDER_DELIVERED,
  ORDER_PACKED,
  ORDER_PENDING,
  ORDER_RETURNED,
  ORDER_SHIPPED,
  ORDER_UNDELIVERED,
  type OrderState,
  type SaleStatus,
} from "@store/domain";
import type { DemoPerson } from "./demo-people.ts";
import { WELCOME } from "./demo-vouchers.ts";

/** Coins that a customer brought along from before the store kept a ledger. */
export const OPENING_COINS: { readonly role: Role; readonly coins: number } = { role: "customer", coins: 150 };

type Role = DemoPerson["role"];

export interface DemoAddress {
  readonly role: Role;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly tag: "" | "Home" | "Office" | "Other";
}

/** The first of a customer's addresses decides the shipping; Asha's is not in Ahmedabad. */
export const DEMO_ADDRESSES: readonly DemoAddress[] = [
  {
    role: "customer",
    addressLine1: "14 Kalpataru Residency",
    addressLine2: "Aundh Road",
    landmark: "Near the bird park",
    city: "Pune",
    state: "Maharashtra",
    postalCode: "411007",
    tag: "Home",
  },
  {
    role: "customer",
    addressLine1: "302 Neelkanth Chambers",
    addressLine2: "Ashram Road",
    landmark: "Opposite the river front",
    city: "Ahmedabad",
    state: "Gujarat",
    postalCode: "380009",
    tag: "Office",
  },
  {
    role: "elite",
    addressLine1: "7 Gulmohar Lane",
    addressLine2: "Koregaon Park",
    landmark: "",
    city: "Pune",
    state: "Maharashtra",
    postalCode: "411001",
    tag: "Home",
  },
  {
    role: "staff",
    addressLine1: "21 Parijat Society",
    addressLine2: "Satellite Road",
    landmark: "Behind the temple",
    city: "Ahmedabad",
    state: "Gujarat",
    postalCode: "380015",
    tag: "Home",
  },
];

export interface DemoOrder {
  readonly role: Role;
  readonly daysAgo: number;
  readonly orderStatus: OrderState;
  readonly saleStatus: SaleStatus;
  readonly payment: "on delivery" | "online";
  readonly deliveredDaysAgo?: number;
  readonly giftMessage?: string;
  readonly voucherCode?: string;
  readonly usedCoins?: number;
  readonly lines: readonly (readonly [productId: number, quantity: number])[];
}

const delivered = { orderStatus: ORDER_DELIVERED, saleStatus: "Sales Order" } as const;
const cash = { payment: "on delivery" } as const;
const online = { payment: "online" } as const;

/** An order in every state that the store knows. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    role: "customer",
    daysAgo: 96,
    ...delivered,
    ...cash,
    deliveredDaysAgo: 91,
    lines: [
      [1002, 1],
      [1067, 2],
    ],
  },
  {
    role: "customer",
    daysAgo: 41,
    ...delivered,
    ...online,
    deliveredDaysAgo: 37,
    giftMessage: "Happy birthday, Ba! With love from all of us.",
    voucherCode: WELCOME,
    usedCoins: 40,
    lines: [
      [1161, 1],
      [1066, 1],
    ],
  },
  {
    role: "customer",
    daysAgo: 23,
    ...cash,
    orderStatus: ORDER_CANCELLED,
    saleStatus: "Quotation",
    lines: [
      [1060, 3],
      [1065, 2],
    ],
  },
  {
    role: "customer",
    daysAgo: 3,
    ...online,
    orderStatus: ORDER_PENDING,
    saleStatus: "Sales Order",
    lines: [[1003, 1]],
  },
  {
    role: "customer",
    daysAgo: 1,
    ...cash,
    orderStatus: ORDER_PENDING,
    saleStatus: NEW_ORDER_SALE_STATUS,
    lines: [
      [1068, 2],
      [1070, 1],
      [1062, 1],
    ],
  },
  {
    role: "elite",
    daysAgo: 12,
    ...delivered,
    ...online,
    deliveredDaysAgo: 9,
    lines: [
      [1001, 2],
      [1064, 1],
    ],
  },
  {
    role: "elite",
    daysAgo: 30,
    ...cash,
    orderStatus: ORDER_RETURNED,
    saleStatus: NEW_ORDER_SALE_STATUS,
    deliveredDaysAgo: 26,
    lines: [[1066, 1]],
  },
  {
    role: "elite",
    daysAgo: 4,
    ...cash,
    orderStatus: ORDER_SHIPPED,
    saleStatus: NEW_ORDER_SALE_STATUS,
    lines: [[1067, 2]],
  },
  {
    role: "elite",
    daysAgo: 3,
    ...online,
    orderStatus: ORDER_PACKED,
    saleStatus: "Sales Order",
    lines: [[1001, 1]],
  },
  {
    role: "elite",
    daysAgo: 2,
    ...cash,
    orderStatus: ORDER_CONFIRMED,
    saleStatus: NEW_ORDER_SALE_STATUS,
    lines: [[1062, 2]],
  },
  {
    role: "elite",
    daysAgo: 18,
    ...cash,
    orderStatus: ORDER_UNDELIVERED,
    saleStatus: NEW_ORDER_SALE_STATUS,
    lines: [[1064, 1]],
  },
];
