/** Who asks, as far as a cart or a wishlist is concerned. */
interface AnyShopper {
  readonly shopperId: number;
}

export interface Visitor extends AnyShopper {
  readonly kind: "visitor";
}

export interface Customer extends AnyShopper {
  readonly kind: "customer";
  readonly customerId: number;
  /** An SO Elite member at this moment. */
  readonly isElite: boolean;
  readonly isStaff: boolean;
}

export type Shopper = Visitor | Customer;
