// @vitest-environment jsdom
import {
  addresses,
  CASH_ON_DELIVERY,
  cart,
  cashOnDelivery,
  coinSnapshot,
  confirmWallet,
  deliveryOptions,
  eliteCheck,
  ONLINE_PAYMENT,
  orderPaymentLink,
  orderSubscription,
  placeOrder,
  productDetail,
  profile,
  sendOtp,
  subscribe,
  subscriptionPaymentLink,
  verifyOtp,
  type WireReplyOf,
  walletHistory,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  CHECKOUT_ERRORS,
  CHECKOUT_TEXTS,
  COIN_ERRORS,
  cashLimitMessage,
  DEFAULT_POLICY,
  SELECT_BILLING_ADDRESS,
  SUBSCRIPTION_TEXTS,
} from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";
import { writeGift } from "@store/react-client/gift";
import { updateSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs, loginReply, PEOPLE } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutState } from "../../commerce/checkout-state.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { beginAttempt, openAttempt } from "./attempt.ts";
import CheckoutPage from "./checkout-page.tsx";

const CASH_LIMIT_PAY_ONLINE = cashLimitMessage({ isOfAddress: false, isMobileProven: true }, DEFAULT_POLICY);

const CASH_LIMIT_CONFIRM = cashLimitMessage({ isOfAddress: false, isMobileProven: false }, DEFAULT_POLICY);

// The page fetches them when they are needed; here they are compiled beforehand.
import "@store/react-client/confirm-mobile-dialog";
import "./place-order.ts";
import "./place-subscription.ts";
import "./problem-note.tsx";
import "./subscription-checkout.tsx";

const backend = useMockBackend();
const SUBSCRIPTION = { subscription: { productId: 7, quantity: 2, deliveryOptionId: 3 } };
const PAYMENT = { status: true, payment_url: "https://pay.example/1", txn_id: "t", order_id: 41 };

type WireCart = WireReplyOf<typeof cart>["data"];

const CART: WireCart = {
  cart_items: [{ id: 1, product_id: 7, product: "Ghee", quantity: 2, selling_price: 649, total: 1298 }],
  total: 1236.2,
  discount_amt: 0,
  gst_amt: 61.8,
  final_total: 1298,
  cart_counter: 2,
};
const EMPTY: WireCart = { ...CART, cart_items: [], total: 0, gst_amt: 0, final_total: 0, cart_counter: 0 };

const cartIs = (data: WireCart) => backend.reply(cart, { status: true, data });

const PUNE = {
  mobile: "+919876543210",
  address_line_1: "12 Mango Lane",
  city_obj: { id: 2, name: "Pune" },
  state_obj: { id: 13, name: "Maharashtra" },
  country_obj: { id: 1, name: "India" },
  postal_code: "411001",
};

/** @param refusal why the order cannot be paid on delivery. */
const cashIs = (refusal: { readonly message: string; readonly mobile_to_confirm?: string } | undefined) =>
  backend.reply(cashOnDelivery, { status: true, data: { is_offered: refusal === undefined, ...refusal } });

const addressesAre = (...names: readonly string[]) =>
  backend.reply(addresses, {
    status: true,
    data: names.map((full_name, place) => ({ ...PUNE, id: place + 1, full_name })),
  });

const open = (state: unknown = checkoutState) =>
  renderRoutes([{ path: "/checkout/", Component: CheckoutPage }], { pathname: "/checkout/", state });

const press = (name: RegExp) => screen.findByRole("button", { name });
const totals = async () => within(await screen.findByRole("complementary", { name: "Totals" }));
const warning = async (text: string) => (await screen.findAllByText(text))[0]?.closest("[role=alert]");

/** Nobody answers so many times; then the backend does. */
function breakFirst(path: string, times: number) {
  let count = 0;
  backend.use(
    http.post(`${BACKEND}${path}`, () => {
      count += 1;
      return count > times ? undefined : HttpResponse.error();
    }),
  );
  return () => count;
}

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  logInAs("customer");
  cartIs(CART);
  addressesAre("Asha", "Ba", "Chirag");
  cashIs(undefined);
});

describe("the way in", () => {
  it("leads to the cart without the navigation state [R94]", async () => {
    const { address } = open(null);
    await waitFor(() => expect(address()).toBe("/cart"));
  });

  it("leads to the cart without a login [R94]", async () => {
    updateSession({ token: undefined });
    const { address } = open();
    await waitFor(() => expect(address()).toBe("/cart"));
  });

  it("leads to a new address when there is none, and back from there [R93]", async () => {
    addressesAre();
    const { address, router } = open();
    await waitFor(() => expect(address()).toBe("/profile/addresses/add/"));
    expect(router.state.location.state).toEqual(checkoutState);
  });
});

describe("the address", () => {
  it("is one of two, then of all, with a way to a new one [R95]", async () => {
    const { user, address, router } = open();
    expect(await screen.findAllByRole("radio", { name: /Asha|Ba|Chirag/ })).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.getAllByRole("radio", { name: /Asha|Ba|Chirag/ })).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Show all" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Add a new address" }));
    await waitFor(() => expect(address()).toBe("/profile/addresses/add/"));
    expect(router.state.location.state).toEqual(checkoutState);
  });

  it("that was just added is chosen, and in sight [R95]", async () => {
    open({ ...checkoutState, isAddressNew: true });
    expect(await screen.findByRole("radio", { name: /Chirag/, checked: true })).toBeTruthy();
  });

  it("that is deleted meanwhile must be chosen anew [R96]", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: /Ba/ }));
    addressesAre("Asha");
    const placed = backend.reply(placeOrder, refuse(409, "The total of your cart has changed"));
    await user.click(await press(/^Place order/));
    expect(await screen.findByText("The total of your cart has changed")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("radio", { name: /Ba/ })).toBeNull());
    await user.click(await press(/^Place order/));
    expect(await screen.findByText(SELECT_BILLING_ADDRESS)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: /Asha/ })));
    expect(placed).toHaveLength(1);
  });

  it("that the server refuses is said at the choice [R105]", async () => {
    const refusal = {
      message: "We deliver only inside India.",
      errors: { address1: ["We deliver only inside India."] },
    };
    backend.reply(placeOrder, refuse(409, refusal));
    const { user } = open();
    await user.click(await press(/^Place order/));
    await waitFor(() =>
      expect(within(screen.getByRole("group", { name: "Billing address" })).getByRole("alert").textContent).toBe(
        refusal.message,
      ),
    );
  });
});

describe("paying on delivery", () => {
  it("sends the order with voucher, coins and gift, confirms the coins and leads to the orders [R97] [R99] [R100]", async () => {
    cartIs({
      ...CART,
      applied_voucher_code: "GIFT-500",
      gift_voucher_amt: 500,
      gift_voucher_balance: 500,
      used_coin: 50,
    });
    writeGift({ isGift: true, message: "For Ba" });
    backend.reply(profile, { status: true, data: { id: 9, contact_id: 9, first_name: "Asha", last_name: "Patel" } });
    backend.reply(walletHistory, {
      status: true,
      SoseCoins: [{ id: 1, new_added_coin: 0, used_coin: 0, available_coin: 80 }],
    });
    const placed = backend.reply(placeOrder, { status: true, data: { id: 41, order_id: "SO-41", final_total: 848 } });
    const wallet = backend.reply(confirmWallet, { status: true });
    const snapshot = backend.reply(coinSnapshot, { status: true });
    const { user, address } = open();
    expect(await (await totals()).findByText("A gift: “For Ba”")).toBeTruthy();
    await screen.findByText("−₹50.00");
    await user.click(await press(/^Place order · ₹848\.00$/));
    await waitFor(() => expect(address()).toBe("/profile#orders"));
    expect(await screen.findByText(CHECKOUT_TEXTS.orderPlaced)).toBeTruthy();
    expect(await screen.findByText(CHECKOUT_TEXTS.walletUpdated)).toBeTruthy();
    expect(placed.map(({ body }) => body)).toMatchObject([
      { pay_type: CASH_ON_DELIVERY, udf4: "GIFT-500", udf5: "For Ba", used_coin: 50, sale_status: "Quotation Sent" },
    ]);
    expect(wallet).toMatchObject([
      { params: { contactId: 9 }, body: { order_id: 41, company_id: 17, website_id: 5, used_coin: 50 } },
    ]);
    await waitFor(() => expect(snapshot).toMatchObject([{ body: { contact_id: 9, order_id: 41, used_coin: 50 } }]));
    expect(localStorage.getItem("giftMessage")).toBeNull();
    expect(openAttempt()).toBeUndefined();
  });

  it.each([
    ["refused", COIN_ERRORS.walletUpdate],
    ["broken", COIN_ERRORS.walletUpdateBroken],
  ])("stands, and says so, when the wallet's update is %s [R100] [R105]", async (how, text) => {
    if (how === "refused") backend.reply(confirmWallet, refuse(403, "This wallet is not yours"));
    else backend.use(http.patch(`${BACKEND}/coin_app/get_user_wallet/:id/`, () => HttpResponse.error()));
    const { user, address } = open();
    await user.click(await press(/^Place order/));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(address()).toBe("/profile#orders");
  });

  it("is one order for a double click, under a screen that warns [R98] [R100]", async () => {
    const placed = backend.reply(placeOrder);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    backend.use(
      http.post(`${BACKEND}/orders/`, async () => {
        await answered;
        return undefined;
      }),
    );
    const { user, address } = open();
    const button = await press(/^Place order/);
    await user.click(button);
    const processing = await screen.findByRole("alertdialog", { name: "Placing your order …" });
    expect(processing.textContent).toContain("Please do not refresh this page or press back.");
    expect(document.activeElement).toBe(processing);
    await user.dblClick(button);
    await waitFor(() => expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false));
    answer();
    await waitFor(() => expect(address()).toBe("/profile#orders"));
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    expect(placed).toHaveLength(1);
  });

  it("shows the server's message, what to do next, and keeps the page [R105] [C46]", async () => {
    backend.reply(placeOrder, refuse(409, CASH_LIMIT_CONFIRM));
    backend.use(
      http.post(`${BACKEND}/orders/`, () => {
        // Not before: the page may still be asking whether cash is offered.
        cashIs({ message: CASH_LIMIT_CONFIRM, mobile_to_confirm: PEOPLE.customer.mobile });
      }),
    );
    const { user, address } = open();
    await user.click(await press(/^Place order/));
    expect((await screen.findByRole("alert")).textContent).toContain(CASH_LIMIT_CONFIRM);
    expect(await press(/^Confirm your number$/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to your cart" })).toBeTruthy();
    expect(address()).toBe("/checkout/");
    expect(openAttempt()).toBeUndefined();
  });

  it("is refused before it is placed, until the mobile is confirmed there and then [C46]", async () => {
    const asked = cashIs({ message: CASH_LIMIT_CONFIRM, mobile_to_confirm: PEOPLE.customer.mobile });
    const placed = backend.reply(placeOrder);
    backend.reply(sendOtp, { status: true });
    backend.reply(verifyOtp, loginReply("customer"));
    const { user, address } = open();
    expect(await screen.findByText(CASH_LIMIT_CONFIRM)).toBeTruthy();
    const cash = screen.getByRole<HTMLInputElement>("radio", { name: /Cash on Delivery/ });
    expect(cash.disabled).toBe(true);
    expect(await press(/^Pay online · ₹1,398\.00$/)).toBeTruthy();
    expect(asked.map(({ query }) => query)).toMatchObject([{ address1: 1, amount: 139800 }]);
    cashIs(undefined);
    await user.click(await press(/^Confirm your number$/));
    await user.click(await press(/^Send OTP$/));
    await user.type(await screen.findByRole("textbox", { name: "OTP" }), "123456");
    await user.click(await press(/^Confirm$/));
    await user.click(await press(/^Place order/));
    await waitFor(() => expect(address()).toBe("/profile#orders"));
    expect(placed).toHaveLength(1);
  });

  it("can be paid online where no mobile would help [C46]", async () => {
    cashIs({ message: CASH_LIMIT_PAY_ONLINE });
    open();
    expect(await screen.findByText(CASH_LIMIT_PAY_ONLINE)).toBeTruthy();
    expect(await press(/^Pay online/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Confirm your number" })).toBeNull();
  });

  it("repeats the attempt by itself while nobody answers [C19]", async () => {
    const placed = backend.reply(placeOrder);
    const count = breakFirst("/orders/", 2);
    const { user, address } = open();
    await user.click(await press(/^Place order/));
    await waitFor(() => expect(address()).toBe("/profile#orders"));
    expect(count()).toBe(3);
    expect(placed).toHaveLength(1);
  });

  it("takes the same attempt up with the next press, when nobody answers at all [R105] [C19]", async () => {
    breakFirst("/orders/", 3);
    const placed = backend.reply(placeOrder);
    breakFirst("/orders/", 3);
    const { user, address } = open();
    await user.click(await press(/^Place order/));
    expect(await screen.findByText(/it is placed only once/)).toBeTruthy();
    const stamp = openAttempt()?.txnid;
    expect(stamp).toMatch(/^\d{13}$/);
    await user.click(await press(/^Place order/));
    await waitFor(() => expect(address()).toBe("/profile#orders"));
    expect(placed.map(({ body }) => body.txnid)).toEqual([stamp]);
  });

  it("finds the order again whose answer was lost by a reload [C19]", async () => {
    const { txnid } = beginAttempt({ payType: CASH_ON_DELIVERY, addressId: 2 });
    cartIs(EMPTY);
    const placed = backend.reply(placeOrder);
    const { address } = open();
    await waitFor(() => expect(address()).toBe("/profile#orders"));
    expect(placed.map(({ body }) => [body.txnid, body.address1])).toEqual([[txnid, 2]]);
  });

  it("says that the cart is empty where it was ordered elsewhere", async () => {
    cartIs(EMPTY);
    const placed = backend.reply(placeOrder);
    open();
    expect(await screen.findByText("Your cart is empty")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See your orders" })).toBeTruthy();
    expect(placed).toEqual([]);
  });
});

describe("paying online", () => {
  it("opens the payment page; Back leads to the order [R97] [R101]", async () => {
    const asked = backend.reply(orderPaymentLink, PAYMENT);
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: /Online Payment/ }));
    await user.click(await press(/^Pay online · ₹1,398\.00$/));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAYMENT.payment_url));
    expect(window.location.pathname + window.location.search).toBe("/orders/41?payment=pending");
    expect(asked).toMatchObject([{ body: { amount: 139800, billing_address: 1, shipping_amount: 10000 } }]);
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });

  it("says that the payment failed when there is no payment page [R105]", async () => {
    breakFirst("/get-order-payment-link/", 9);
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: /Online Payment/ }));
    await user.click(await press(/^Pay online/));
    expect(await warning(CHECKOUT_ERRORS.payment)).toBeTruthy();
    expect(openAttempt()?.payType).toBe(ONLINE_PAYMENT);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });
});

describe("the totals", () => {
  it("say by when it arrives at the chosen address (C62)", async () => {
    open();
    expect(await (await totals()).findByText(/^Arrives by \w+day, \d+ \w+ \d{4}$/)).toBeTruthy();
  });

  it("have shipping and the coins that will be earned [R102] [R103]", async () => {
    open();
    expect(await (await totals()).findByText("₹100.00")).toBeTruthy();
    expect((await totals()).getByText("You earn 12 coins, once the order is delivered.")).toBeTruthy();
  });

  it("have free shipping for a member, who may have become one on another device [R102] [R110]", async () => {
    backend.reply(eliteCheck, { status: true, is_sose_elite_user: true });
    open();
    expect(await (await totals()).findByText("Free")).toBeTruthy();
  });

  it("earn nothing when coins are redeemed [R103]", async () => {
    cartIs({ ...CART, used_coin: 10 });
    open();
    expect(await (await totals()).findByText("−₹10.00")).toBeTruthy();
    expect((await totals()).queryByText(/You earn/)).toBeNull();
  });

  it("with nothing to pay hide the method; Cash on Delivery is sent [C38]", async () => {
    cartIs({ ...CART, applied_voucher_code: "GIFT", gift_voucher_amt: 1398, gift_voucher_balance: 2000 });
    const placed = backend.reply(placeOrder);
    const { user } = open();
    const button = await press(/^Place order$/);
    expect(screen.queryByRole("group", { name: "Payment method" })).toBeNull();
    await user.click(button);
    await waitFor(() => expect(placed).toMatchObject([{ body: { pay_type: CASH_ON_DELIVERY, amount: 0 } }]));
  });
});

const GHEE: WireReplyOf<typeof productDetail>["data"] = {
  id: 7,
  name: "Ghee",
  base_price: 1000,
  gst_amount: 50,
  product_price: 1050,
  product_tag_list: [],
  images: [],
  benefits: [],
  website_description: { description: "" },
  rating_review_data: [],
};

describe("a subscription", () => {
  beforeEach(() => {
    backend.reply(productDetail, { status: true, data: GHEE });
    backend.reply(deliveryOptions, { status: true, data: [{ id: 3, name: "Every 2 months", duration: 60 }] });
    backend.reply(subscribe, { status: true, data: { id: 77 } });
    backend.reply(orderSubscription, { status: true, data: { id: 55, order_id: "SO-55", final_total: 2095 } });
    backend.reply(subscriptionPaymentLink, { status: true, payment_url: "https://pay.example/2" });
  });

  it("says what is charged now and later, is created, ordered and led to its payment [R104] [C43]", async () => {
    const created = backend.reply(subscribe, { status: true, data: { id: 77 } });
    const ordered = backend.reply(orderSubscription, {
      status: true,
      data: { id: 55, order_id: "SO-55", final_total: 2095 },
    });
    const linked = backend.reply(subscriptionPaymentLink, { status: true, payment_url: "https://pay.example/2" });
    const { user } = open(SUBSCRIPTION);
    expect(await screen.findByText("₹2,095.00 for the first delivery, paid online.")).toBeTruthy();
    expect(screen.getByText(/up to ₹15,000 a delivery/)).toBeTruthy();
    expect(screen.getByText(/2 days before each delivery we tell you its price; 24 hours later/)).toBeTruthy();
    await user.dblClick(await press(/^Pay online · ₹2,095\.00$/));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.example/2"));
    expect(created).toMatchObject([{ body: { product: 7, quantity: 2, delivery_options: 3, discount_percent: 5 } }]);
    expect(ordered).toMatchObject([{ body: { subscription_id: 77, billing_address: 1 } }]);
    expect(linked).toMatchObject([{ body: { subscription_id: 77 } }]);
    expect(window.location.pathname).toBe("/orders/55");
  });

  it("that is not created says so, with the server's reason [R105]", async () => {
    backend.reply(subscribe, refuse(409, "OUT OF STOCK"));
    const { user } = open(SUBSCRIPTION);
    await user.click(await press(/^Pay online/));
    expect((await warning(SUBSCRIPTION_TEXTS.notCreated))?.textContent).toContain("OUT OF STOCK");
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("whose order stands without a payment page leads to the order [R105]", async () => {
    breakFirst("/get-subscription-payment-link/", 9);
    const { user, address } = open(SUBSCRIPTION);
    await user.click(await press(/^Pay online/));
    await waitFor(() => expect(address()).toBe("/orders/55?payment=failed"));
  });
});
