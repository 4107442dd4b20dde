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
  readonly isStaff: boolean;
}

export type Shopper = Visitor | Customer;
