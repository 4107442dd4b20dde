import {
  bookAppointment,
  type Endpoint,
  orderPaymentLink,
  orderSubscription,
  placeOrder,
  postReview,
  sendCoinOtp,
  subscribe,
  validateVoucher,
  verifyCoinOtp,
} from "@store/api-client/contract";
import {
  APPOINTMENT_LOGIN,
  CHECKOUT_LOGIN,
  COINS_LOGIN,
  REVIEW_LOGIN,
  SUBSCRIBE_LOGIN,
  VOUCHER_LOGIN,
} from "@store/domain";

const OF_ANY_CALL = "Please login!";

/** What the screens say in the same place [R74 R79 R92]. */
const OF_CALL: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [placeOrder, CHECKOUT_LOGIN],
  [orderPaymentLink, CHECKOUT_LOGIN],
  [postReview, REVIEW_LOGIN],
  [subscribe, SUBSCRIBE_LOGIN],
  [orderSubscription, SUBSCRIBE_LOGIN],
  [validateVoucher, VOUCHER_LOGIN],
  [sendCoinOtp, COINS_LOGIN],
  [verifyCoinOtp, COINS_LOGIN],
  [bookAppointment, APPOINTMENT_LOGIN],
]);

/** Why a call for customers is refused to somebody without a login. */
export const loginMessage = (endpoint: Endpoint): string => OF_CALL.get(endpoint) ?? OF_ANY_CALL;
