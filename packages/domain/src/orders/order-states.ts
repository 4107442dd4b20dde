/** The life of an order (C45, C55): each state's name is the wire's `order_status`. */
export const ORDER_STATES = [
  "Pending",
  "Confirmed",
  "Packed",
  "Shipped",
  "Delivered",
  "Cancelled",
  "Undelivered",
  "Returned",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The order states that the store acts on [R158 C45]; a backend may know more. */
export const [
  ORDER_PENDING,
  ORDER_CONFIRMED,
  ORDER_PACKED,
  ORDER_SHIPPED,
  ORDER_DELIVERED,
  ORDER_CANCELLED,
  ORDER_UNDELIVERED,
  ORDER_RETURNED,
] = ORDER_STATES;

interface StateMeaning {
  /**
   * Whether the goods are on their way to the customer, or will be: a cash order is a promise then (C46), its coins are
   * on their way (C39), and it can be paid.
   */
  readonly isUnderWay: boolean;
  /** Whether it counts as sold, once it is paid or is to be paid on delivery. */
  readonly isSale: boolean;
}

/** What each state means wherever the store acts on it: a new state does not compile before it has its line. */
const MEANINGS: Readonly<Record<OrderState, StateMeaning>> = {
  Pending: { isUnderWay: true, isSale: true },
  Confirmed: { isUnderWay: true, isSale: true },
  Packed: { isUnderWay: true, isSale: true },
  Shipped: { isUnderWay: true, isSale: true },
  Delivered: { isUnderWay: false, isSale: true },
  Cancelled: { isUnderWay: false, isSale: false },
  Undelivered: { isUnderWay: false, isSale: false },
  Returned: { isUnderWay: false, isSale: false },
};

export const isOrderState = (text: string): text is OrderState => ORDER_STATES.some((state) => state === text);

/** The states of which something holds. */
const statesThat = (holds: (meaning: StateMeaning) => boolean): OrderState[] =>
  ORDER_STATES.filter((state) => holds(MEANINGS[state]));

/** Nothing is on its way to the customer in these. */
export const STATES_NOT_UNDER_WAY: readonly OrderState[] = statesThat(({ isUnderWay }) => !isUnderWay);
/** These do not count as sold. */
export const STATES_NOT_SOLD: readonly OrderState[] = statesThat(({ isSale }) => !isSale);

/** Whether an order goes on; one in a state that the store does not know does. */
export const isUnderWay = (orderStatus: string): boolean =>
  !isOrderState(orderStatus) || MEANINGS[orderStatus].isUnderWay;
