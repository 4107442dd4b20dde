import type { SecondFactor, StaffPermission } from "@store/domain";

/** The caller as the owner of a cart and a wishlist. */
interface AnyShopper {
  readonly shopperId: number;
}

export interface Visitor extends AnyShopper {
  readonly kind: "visitor";
}

export interface Customer extends AnyShopper {
  readonly kind: "customer";
  readonly customerId: number;
  /** An SO Elite member now. */
  readonly isElite: boolean;
  /** Of somebody who works in the shop. */
  readonly staff: StaffSession | undefined;
}

/** A session of a member of staff. */
export interface StaffSession {
  readonly roleName: string;
  readonly permissions: readonly StaffPermission[];
  readonly secondFactor: SecondFactor;
}

/** A customer who works in the shop, as the dashboard's calls get one. */
export interface StaffMember extends Customer {
  readonly staff: StaffSession;
}

export type Shopper = Visitor | Customer;
