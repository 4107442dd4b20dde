import { fromRupees } from "@store/domain";
import type { PaymentToMake } from "../ports/payment/payment-gateway.ts";

/** Asha's 1100 rupees, as gateways are asked for them. */
export const SAMPLE_PAYMENT: PaymentToMake = {
  txnId: "0a1b2c3d4e5f6g7h8i9j0k1l2",
  amount: fromRupees(1100),
  productInfo: "SO-2026-000123 Goods",
  payerName: "Asha",
  payerEmail: "asha@example.com",
  payerPhone: "+919876543210",
};
