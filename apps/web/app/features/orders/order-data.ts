import type { Order } from "@store/api-client/contract";
import type { InferOutput } from "valibot";

export type OrderData = InferOutput<typeof Order>;
export type OrderLine = OrderData["product_info"][number];

/** [R156] */
export const LOADING_FAILED = "Failed to load order details";
