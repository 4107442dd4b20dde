import type { HttpHandler } from "msw";
import { dashboard } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import type { Serve } from "./serve.ts";

export const dashboardHandlers = (serve: Serve): readonly (readonly HttpHandler[])[] => [
  serve.customer(dashboard, ({ customer }) =>
    customer.isStaff
      ? { status: true, data: { pending_orders: 4, unpaid_orders: 2, products_out_of_stock: 2 } }
      : refuse(403, "This is for staff only"),
  ),
];
