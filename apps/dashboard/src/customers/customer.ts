import type { ReplyOf, staffCustomer } from "@store/api-client/contract";

export type Customer = ReplyOf<typeof staffCustomer>["data"];

/** What a part of the customer's page gets. */
export interface CustomerPartProps {
  readonly customer: Customer;
  readonly onChanged: () => Promise<void>;
}
