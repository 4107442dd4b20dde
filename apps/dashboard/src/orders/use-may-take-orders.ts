import { useMay } from "../frame/staff-session.ts";

/** Whether the member of staff takes orders: of customers whom they see, and products that they find. */
export const useMayTakeOrders = (): boolean => [useMay("customers"), useMay("products")].every(Boolean);
