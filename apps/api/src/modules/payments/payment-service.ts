import type { PaymentGateway } from "../../ports/payment/payment-gateway.ts";

/** Where the store takes payments. */
export interface PaymentService {
  readonly gateway: PaymentGateway;
  /** Where a browser finds the payment pages of this backend, without a slash at the end. */
  readonly apiUrl: string;
}
