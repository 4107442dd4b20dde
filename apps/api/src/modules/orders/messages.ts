export const TOTAL_CHANGED = "The total of your cart has changed. Please check it and try again!";
export const MOBILE_OF_CLOSED_ACCOUNT = "The account of this mobile number is closed.";
/** To a member of staff who orders for a customer. */
export const staffTotalChanged = (total: string): string =>
  `The total is ${total} by now. Please tell the customer, and place the order again!`;
/** To a customer who changes an order. */
export const ownTotalChanged = (total: string): string =>
  `The total of your order is ${total} by now. Please check it and try again!`;
export const NOTHING_TO_PAY = "Nothing is left to pay online. Please choose Cash on Delivery!";
export const NO_SUCH_ORDER = "This is not one of your orders";
export const NO_TRACKED_ORDER = "This link leads to no order. Please open it as it stands in your mail!";
export const TRACKING_LINK_EXPIRED = "This link has expired. Your order is in your account!";
export const NO_INVOICE_YET = "This order has no invoice yet";
export const NO_CREDIT_NOTE = "This order has no credit note";
export const NO_SUCH_CREDIT_NOTE = "This order has no such credit note";
export const NOT_TO_BE_PAID = "This order is not waiting for a payment";
export const COINS_SPENT = "The coins of this order have been spent elsewhere since";
export const tooFewLeft = (name: string, left: number): string => `Only ${left} of ${name} left`;
export const lostItsPrice = (name: string): string => `${name} has no price any more. Please remove it from your cart!`;
export const PAID_TOO_LATE =
  "the payment came after its goods were released. We will deliver it later or refund the amount; our care team will be in touch.";
export const PAID_BEFORE_CHANGE =
  "you paid the sum that it had before it was changed. We will refund it; please pay the sum that it has now.";
export const PAID_TWICE = "it was paid twice. We will refund the second payment; our care team will be in touch.";
export const ORDER_TOTAL_DIFFERS = "The amounts are not those of this order. Please reload the page and try again!";
export const SUBSCRIPTION_IS_PAID_ONLINE =
  "A subscription's order is paid online. Please pay it in your order history!";
export const ORDER_CANCELLED_MESSAGE = "Your order is cancelled";
export const RETURN_REQUESTED = "We have your return request. Our care team will be in touch!";
export const PAID_ON_DELIVERY = "Please pay when your order is delivered";
export const CART_RESTORED = "Your products are back in your cart";
export const CART_RESTORED_WITHOUT_COINS =
  "Your products are back in your cart. Your coins are back in your wallet: please redeem them again!";

/** Why an order's money goes back, where nobody says more. */
export const ORDER_IS_CANCELLED = "The order is cancelled.";
export const ORDER_CAME_BACK = "The goods came back.";
export const ORDER_CAME_BACK_UNDELIVERED = "The parcel came back undelivered.";
/** "2 × Ghee, 1 × Honey": without what there is none of. */
export const goodsInWords = (goods: readonly { readonly productName: string; readonly quantity: number }[]): string =>
  goods.flatMap(({ productName, quantity }) => (quantity > 0 ? [`${quantity} × ${productName}`] : [])).join(", ");
/** The same of goods that are ordered. */
export const goodsOfLines = (lines: readonly { readonly name: string; readonly quantity: number }[]): string =>
  goodsInWords(lines.map(({ name: productName, quantity }) => ({ productName, quantity })));
/** To the packer of an order. */
export const goesInParcelOf = (first: string): string => `Goes in the parcel of ${first}.`;
export const goesAlong = (addition: string): string => `${addition} was added, and goes in this parcel.`;
export const waitsToGoAlong = (addition: string): string =>
  `${addition} was added, and waits for its payment: leave it out as long as it is not paid.`;
/** Why returned goods are refunded. */
export const returnedGoods = (goods: Parameters<typeof goodsInWords>[0]): string => `Returned: ${goodsInWords(goods)}.`;
/** Why goods are refunded that were never sent. */
export const takenOut = (goods: Parameters<typeof goodsInWords>[0]): string =>
  `Taken out of the order: ${goodsInWords(goods)}.`;
export const sentElsewhere = (address: string): string => `it is sent to another address now: ${address}.`;
export const NO_COURIER_BOOKS = "The store books with no courier. Please enter the courier and the tracking number!";
export const PARCEL_HAS_NUMBER = "This order has a tracking number already. Please look at it again!";
export const notBooked = (courier: string, reason: string): string =>
  `${courier} did not take the parcel: ${reason}. Nothing is changed. Please try again, or book it there and enter its number!`;
export const unknownWhetherBooked = (courier: string): string =>
  `We do not know whether ${courier} booked it. Press again: it is not booked twice. Look there before you enter a number.`;
/** The courier may have the parcel with other goods in it, and other cash to collect: booking this one would be a second. */
export const bookedOtherwise = (courier: string): string =>
  `We do not know whether ${courier} booked this order with other contents. Please look there first and cancel that parcel. Then book it there, and enter its number here!`;
/** @param reason why the order was not handed over by the parcel that was just booked. */
export const bookedInVain = (courier: string, number: string, reason: string): string =>
  `${reason} ${number} is booked at ${courier}: cancel it there.`;
export const NO_SUCH_RETURN = "There is no such return.";
export const NO_SUCH_REFUND = "There is no such refund.";
export const REFUNDED_MEANWHILE = "Somebody else refunded a part of this order. Please look at it again!";
