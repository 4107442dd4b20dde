// @vitest-environment jsdom
import {
  addresses,
  addToCart,
  cart,
  cartPdf,
  eliteCheck,
  productsOfCategory,
  profile,
  removeCartItem,
  sendCoinOtp,
  updateCartItem,
  validateVoucher,
  verifyCoinOtp,
  type WireReplyOf,
  walletHistory,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { BACKEND } from "@store/react-client/browser-call";
import { readGift } from "@store/react-client/gift";
import { useLoginDialog } from "@store/react-client/login-dialog-store";
import { updateSession } from "@store/react-client/session-store";
import { readSession } from "@store/react-client/storage";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import CartPage from "./cart-page.tsx";

const backend = useMockBackend();

type WireCart = WireReplyOf<typeof cart>["data"];
type WireItem = WireCart["cart_items"][number];

const GHEE = 7;
const HONEY = 8;

/** The cart as the mocked server has it; tests change it. */
let items: WireItem[] = [];
let extra: Partial<WireCart> = {};

const newItem = (id: number, product: string, price: number, stock: number | null = 10): WireItem => ({
  id,
  product_id: 100 + id,
  product,
  product_image: null,
  quantity: 1,
  selling_price: price,
  total: price,
  available_quantity: { Quantity: stock },
});

const set = (id: number, quantity: number) => {
  items = items.flatMap((item) => {
    if (item.id !== id) return [item];
    return quantity === 0 ? [] : [{ ...item, quantity, total: Number(item.selling_price) * quantity }];
  });
};

const sums = () => {
  const total = items.reduce((sum, item) => sum + Number(item.total), 0);
  return {
    total,
    discount_amt: 0,
    gst_amt: 0,
    final_total: total,
    cart_counter: items.reduce((sum, { quantity }) => sum + Number(quantity), 0),
    ...extra,
  };
};

const replyCart = (): WireReplyOf<typeof cart> => ({ status: true, data: { cart_items: items, ...sums() } });

const address: WireReplyOf<typeof addresses>["data"][number] = {
  id: 1,
  full_name: "Asha Patel",
  mobile: "+919876543210",
  another_mobile: null,
  address_line_1: "12 Mango Lane",
  address_line_2: "Behind the temple",
  landmark: null,
  city_obj: { id: 9, name: "Pune" },
  state_obj: { id: 1, name: "Maharashtra" },
  country_obj: { id: 1, name: "India" },
  postal_code: "411001",
  address_tags: "Home",
  is_default: false,
};

beforeEach(() => {
  items = [newItem(GHEE, "Ghee", 600), newItem(HONEY, "Honey", 300)];
  extra = {};
  backend.reply(cart, replyCart);
  backend.reply(addresses, { status: true, data: [address] });
});

const goodUpdates = () =>
  backend.reply(updateCartItem, ({ params, body }) => {
    set(params.id, body.quantity);
    return { status: true, ...sums() };
  });

const goodRemovals = () =>
  backend.reply(removeCartItem, ({ params }) => {
    set(params.id, 0);
    return { status: true, error: null, ...sums() };
  });

async function openCart() {
  const view = renderRoutes([{ path: "cart", Component: CartPage }], "/cart");
  await screen.findByRole("list", { name: "Products in your cart" });
  return view;
}

const more = (name: string) => screen.getByRole("button", { name: `Increase Quantity of ${name}` });
const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name: `Quantity of ${name}` });
const lineOf = (name: string) => {
  const line = screen.getAllByRole("listitem").find((item) => within(item).queryByRole("link", { name }) !== null);
  if (!line) throw new Error(`${name} is not in the cart`);
  return line;
};
const totals = () =>
  Object.fromEntries(
    within(screen.getByRole("complementary", { name: "Totals" }))
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const pathOf = (path: string) => `${BACKEND}${path.replace(/\{(\w+)\}/g, ":$1")}`;

describe("the cart's lines", () => {
  it("show picture, name, stepper, price, total and remove, under 'My Cart' [R82] [R83]", async () => {
    set(GHEE, 2);
    await openCart();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("My Cart");
    expect(lineOf("Ghee").textContent).toContain("₹600.00 each");
    expect(lineOf("Ghee").textContent).toContain("₹1,200.00");
    expect(quantityOf("Ghee").value).toBe("2");
    expect(screen.getByRole("link", { name: "Ghee" }).getAttribute("href")).toBe(`/products/${100 + GHEE}/Ghee`);
    expect(screen.getByRole("button", { name: "Remove Ghee" })).toBeDefined();
  });

  it("are missing in an empty cart, which leads to the shop [R82]", async () => {
    items = [];
    renderRoutes([{ path: "cart", Component: CartPage }], "/cart");
    await screen.findByText("Your cart is empty");
    expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  });

  it("step from 1 to the stock, or to 20 when none is given [R84]", async () => {
    items = [newItem(GHEE, "Ghee", 600, 3), newItem(HONEY, "Honey", 300, null)];
    await openCart();
    expect(quantityOf("Ghee").getAttribute("aria-valuemin")).toBe("1");
    expect(quantityOf("Ghee").getAttribute("aria-valuemax")).toBe("3");
    expect(quantityOf("Honey").getAttribute("aria-valuemax")).toBe("20");
  });

  it("say why a typed quantity cannot be had [R85]", async () => {
    const calls = goodUpdates();
    const { user } = await openCart();
    const type = async (text: string) => {
      await user.click(quantityOf("Ghee"));
      await user.keyboard(`{Control>}a{/Control}${text}{Enter}`);
    };
    await type("-1");
    await screen.findByText("Quantity cannot be set less than 0!");
    await type("0");
    await screen.findByText("Please set the quantity greater than 0!");
    await type("11");
    await screen.findByText("Invalid quantity");
    await screen.findByText("Maximum 10 units available");
    expect(quantityOf("Ghee").value).toBe("1");
    expect(calls).toEqual([]);
  });

  it("offer what is left where more was chosen than there is", async () => {
    items = [{ ...newItem(GHEE, "Ghee", 600, 2), quantity: 5, total: 3000 }];
    const calls = goodUpdates();
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Take 2" }));
    await screen.findByText("Quantity updated!");
    expect(calls.map(({ body }) => body.quantity)).toEqual([2]);
  });
});

describe("a quantity", () => {
  it("shows at once, and quick steps are sent as their last value [R85]", async () => {
    const calls = goodUpdates();
    await openCart();
    // In one task, so that no timer fires between them.
    for (let press = 0; press < 3; press++) fireEvent.click(more("Ghee"));
    expect(quantityOf("Ghee").value).toBe("4");
    await screen.findByText("Quantity updated!");
    expect(calls.map(({ body }) => body.quantity)).toEqual([4]);
    expect(lineOf("Ghee").textContent).toContain("₹2,400.00");
    expect(screen.getAllByText("Quantity updated!")).toHaveLength(1);
  });

  it("shows no amount but the server's: old ones are greyed until new ones come", async () => {
    const late = deferred<void>();
    const { user } = await openCart();
    backend.use(
      http.patch(pathOf(updateCartItem.path), async () => {
        await late.promise;
        set(GHEE, 2);
        return HttpResponse.json({ status: true, ...sums() });
      }),
    );
    await user.click(more("Ghee"));
    await screen.findByText("Updating …");
    expect(quantityOf("Ghee").value).toBe("2");
    expect(totals()).toMatchObject({ Subtotal: "₹900.00" });
    expect(lineOf("Ghee").getAttribute("aria-busy")).toBe("true");
    late.resolve();
    await waitFor(() => expect(totals()).toMatchObject({ Subtotal: "₹1,500.00" }));
    expect(screen.queryByText("Updating …")).toBeNull();
  });

  it("chosen while the one before is on its way is sent after it", async () => {
    const first = deferred<void>();
    const sent: number[] = [];
    const { user } = await openCart();
    backend.use(
      http.patch(pathOf(updateCartItem.path), async ({ request }) => {
        const body: unknown = await request.json();
        const quantity = Number(Object.values(Object(body))[0]);
        sent.push(quantity);
        if (sent.length === 1) await first.promise;
        set(GHEE, quantity);
        return HttpResponse.json({ status: true, ...sums() });
      }),
    );
    await user.click(more("Ghee"));
    await waitFor(() => expect(sent).toEqual([2]));
    await user.click(more("Ghee"));
    expect(quantityOf("Ghee").value).toBe("3");
    first.resolve();
    await waitFor(() => expect(sent).toEqual([2, 3]));
    await waitFor(() => expect(totals()).toMatchObject({ Subtotal: "₹2,100.00" }));
    expect(quantityOf("Ghee").value).toBe("3");
  });

  it("that the server refuses is as it was, with the server's errors.quantity [R85]", async () => {
    backend.reply(updateCartItem, refuse(409, { errors: { quantity: ["Maximum 1 units available"] } }));
    const { user } = await openCart();
    await user.click(more("Ghee"));
    await screen.findByText("Maximum 1 units available");
    await waitFor(() => expect(quantityOf("Ghee").value).toBe("1"));
  });

  it("that could not be sent is as it was, with the catalogue's text [R85]", async () => {
    backend.use(http.patch(pathOf(updateCartItem.path), () => HttpResponse.json({}, { status: 500 })));
    const { user } = await openCart();
    await user.click(more("Ghee"));
    await screen.findByText("There was an error updating the quantity!");
    await waitFor(() => expect(quantityOf("Ghee").value).toBe("1"));
  });

  it("whose answer was lost is what the cart then says", async () => {
    backend.use(
      http.patch(pathOf(updateCartItem.path), () => {
        set(GHEE, 2);
        return HttpResponse.error();
      }),
    );
    const { user } = await openCart();
    await user.click(more("Ghee"));
    await screen.findByText("Quantity updated!");
    expect(quantityOf("Ghee").value).toBe("2");
  });
});

describe("removing a line", () => {
  it("says so, and moves the focus to the next one [R83] [R85]", async () => {
    goodRemovals();
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Remove Ghee" }));
    await screen.findByText("Product removed from cart!");
    expect(screen.queryByRole("link", { name: "Ghee" })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "Honey" })));
  });

  it("that was the last one leaves the empty cart", async () => {
    items = [newItem(GHEE, "Ghee", 600)];
    goodRemovals();
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Remove Ghee" }));
    await screen.findByText("Your cart is empty");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  });

  it("that fails leaves it there", async () => {
    backend.use(http.delete(pathOf(removeCartItem.path), () => HttpResponse.json({}, { status: 500 })));
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Remove Ghee" }));
    await screen.findByText("There was an error updating the quantity!");
    expect(screen.getByRole("link", { name: "Ghee" })).toBeDefined();
  });

  it("that another tab has done is done", async () => {
    backend.reply(removeCartItem, () => {
      set(GHEE, 0);
      return refuse(404, "This product is not in your cart");
    });
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Remove Ghee" }));
    await screen.findByText("Product removed from cart!");
  });
});

describe("loading", () => {
  it("that fails can be tried again", async () => {
    let isDown = true;
    backend.reply(cart, () => (isDown ? refuse(503, "Away") : replyCart()));
    const { user } = renderRoutes([{ path: "cart", Component: CartPage }], "/cart");
    await screen.findByText("Your cart could not be loaded");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: "Ghee" });
  });

  it("again that fails keeps the cart, and says that it may be old", async () => {
    await openCart();
    backend.reply(cart, refuse(503, "Away"));
    act(() => void window.dispatchEvent(new Event("focus")));
    await screen.findByText("Your cart may have changed");
    expect(screen.getByRole("link", { name: "Ghee" })).toBeDefined();
  });

  it("shows its count and total in the frame, whatever was stored, also after another device's change [R9]", async () => {
    const shown = () => [readSession().cart_counter, readSession().product_total];
    updateSession({ cart_counter: "9", product_total: "1.00" });
    await openCart();
    await waitFor(() => expect(shown()).toEqual(["2", "900.00"]));
    set(GHEE, 3);
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(shown()).toEqual(["4", "2100.00"]));
  });

  it("happens again when the window is looked at, when another tab changes the cart, and at a login", async () => {
    await openCart();
    set(GHEE, 3);
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(quantityOf("Ghee").value).toBe("3"));

    set(GHEE, 4);
    act(() => updateSession({ cart_counter: "5", product_total: "2700.00" }));
    await waitFor(() => expect(quantityOf("Ghee").value).toBe("4"));

    set(GHEE, 5);
    const channel = new BroadcastChannel("cart");
    channel.postMessage("cart");
    await waitFor(() => expect(quantityOf("Ghee").value).toBe("5"));
    channel.close();

    items = [...items, newItem(9, "Turmeric", 100)];
    act(() => logInAs("customer"));
    await screen.findByRole("link", { name: "Turmeric" });
  });
});

describe("the totals", () => {
  it("are subtotal, discount, GST, shipping and final total, in this order [R90]", async () => {
    extra = { discount_amt: 50, gst_amt: 42.5, final_total: 892.5 };
    await openCart();
    expect(Object.entries(totals())).toEqual([
      ["Subtotal", "₹900.00"],
      ["Discount", "−₹50.00"],
      ["GST", "₹42.50"],
      ["Shipping", "₹100.00"],
      ["Final total", "₹992.50"],
    ]);
  });

  it("take gift voucher, then coins, off the final total [R90] [C38]", async () => {
    logInAs("customer");
    extra = { gift_voucher_amt: 500, gift_voucher_balance: 500, applied_voucher_code: "GIFT-500", used_coin: 40 };
    await openCart();
    await waitFor(() =>
      expect(Object.entries(totals()).slice(3)).toEqual([
        ["Shipping", "₹100.00"],
        ["Final total", "₹1,000.00"],
        ["Gift voucher", "−₹500.00"],
        ["Coins used", "−₹40.00"],
        ["To pay", "₹460.00"],
      ]),
    );
  });

  it("have free shipping for members, and when the first address is in Ahmedabad [R90]", async () => {
    logInAs("elite");
    const asked = backend.reply(eliteCheck, { status: true, is_sose_elite_user: true });
    const { unmount } = await openCart();
    expect(totals()).toMatchObject({ Shipping: "Free" });
    expect(screen.getByText("Free for you as an SO Elite member.")).toBeDefined();
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    logInAs("customer");
    backend.reply(eliteCheck, { status: true, is_sose_elite_user: false });
    backend.reply(addresses, { status: true, data: [{ ...address, city_obj: { id: 1_040_101, name: "Ahmedabad" } }] });
    await openCart();
    await waitFor(() => expect(totals()).toMatchObject({ Shipping: "Free" }));
    expect(screen.getByText("Free to Ahmedabad.")).toBeDefined();
  });

  it("follow a membership that began or ended on another device; a visitor's is not asked for [R90] [R110]", async () => {
    const asked = backend.reply(eliteCheck, { status: true, is_sose_elite_user: true });
    const { unmount } = await openCart();
    expect(totals()).toMatchObject({ Shipping: "₹100.00" });
    unmount();
    expect(asked).toEqual([]);

    logInAs("customer");
    const member = await openCart();
    await waitFor(() => expect(totals()).toMatchObject({ Shipping: "Free" }));
    member.unmount();

    backend.reply(eliteCheck, { status: true, is_sose_elite_user: false });
    await openCart();
    await waitFor(() => expect(totals()).toMatchObject({ Shipping: "₹100.00" }));
  });

  it("wait for an address that decides the shipping, and ask for it again when that fails", async () => {
    logInAs("customer");
    backend.reply(addresses, refuse(503, "Away"));
    const { user } = await openCart();
    await screen.findByText("Something went wrong");
    expect(totals()).toMatchObject({ Shipping: "—", "Final total": "—" });
    backend.reply(addresses, { status: true, data: [address] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(totals()).toMatchObject({ Shipping: "₹100.00", "Final total": "₹1,000.00" }));
  });

  it("say how much is missing to the smallest order [R92]", async () => {
    items = [newItem(GHEE, "Ghee", 200.5)];
    await openCart();
    expect(screen.getByText(/Add products for ₹49.50 more: the smallest order is ₹250/)).toBeDefined();
  });
});

describe("the voucher", () => {
  const openVoucher = async () => {
    logInAs("customer");
    const view = await openCart();
    await view.user.click(screen.getByRole("button", { name: "Apply a voucher" }));
    return { ...view, field: await screen.findByLabelText<HTMLInputElement>("Voucher code") };
  };

  it("needs a login [R86]", async () => {
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Apply a voucher" }));
    await screen.findByText("Please login to apply a voucher!");
    expect(useLoginDialog.getState().isOpen).toBe(true);
    expect(screen.queryByLabelText("Voucher code")).toBeNull();
  });

  it("is applied, edited and removed [R86]", async () => {
    const calls = backend.reply(validateVoucher, ({ query }) => {
      const code = query.voucher_code;
      extra = code ? { applied_voucher_code: code.toUpperCase(), discount_amt: 75, final_total: 825 } : {};
      return { status: true, message: code ? "Voucher applied!" : "Voucher removed!", ...sums() };
    });
    const { user, field } = await openVoucher();
    expect(field.placeholder).toMatch(/^SO /);
    expect(field.maxLength).toBe(40);
    await user.type(field, " save75 {Enter}");
    await screen.findByText("Voucher applied!");
    expect(screen.getByText("SAVE75").parentElement?.textContent).toBe("SAVE75 Takes ₹75.00 off.");
    expect(document.activeElement?.textContent).toContain("SAVE75");
    expect(totals()).toMatchObject({ Discount: "−₹75.00" });

    await user.click(screen.getByRole("button", { name: "Edit voucher" }));
    const again = await screen.findByLabelText<HTMLInputElement>("Voucher code");
    expect(again.value).toBe("SAVE75");
    await user.clear(again);
    await user.type(again, "other{Enter}");
    await screen.findByText("OTHER");

    await user.click(screen.getByRole("button", { name: "Remove voucher" }));
    await screen.findByText("Voucher removed!");
    expect(calls.map(({ query }) => query.voucher_code)).toEqual(["save75", "other", ""]);
    expect(totals()).toMatchObject({ Discount: "₹0.00" });
  });

  it("that is refused says 'There was an error!' and why, at its field too [R86]", async () => {
    backend.reply(validateVoucher, refuse(409, "This voucher has expired."));
    const { user, field } = await openVoucher();
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await screen.findByText("Please enter a voucher code!");
    await user.type(field, "OLD{Enter}");
    await screen.findByText("There was an error!");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getAllByText("This voucher has expired.").length).toBeGreaterThan(0);
  });

  it("whose answer was lost is applied if the cart has it", async () => {
    const { user, field } = await openVoucher();
    backend.use(
      http.get(pathOf(validateVoucher.path), () => {
        extra = { applied_voucher_code: "SAVE75", discount_amt: 75, final_total: 825 };
        return HttpResponse.error();
      }),
    );
    await user.type(field, "save75{Enter}");
    await screen.findByText("Voucher applied!");
  });

  it("that no longer applies is named", async () => {
    logInAs("customer");
    extra = { applied_voucher_code: "SAVE75", discount_amt: 75, final_total: 825 };
    await openCart();
    extra = {};
    act(() => void window.dispatchEvent(new Event("focus")));
    await screen.findByText("SAVE75 does not apply to this cart as it is now.");
  });

  it("that is money says how much it pays and what stays on it [C38]", async () => {
    logInAs("customer");
    extra = { gift_voucher_amt: 1000, gift_voucher_balance: 1500, applied_voucher_code: "GIFT-1500" };
    await openCart();
    const words = screen.getByText("GIFT-1500").parentElement;
    await waitFor(() =>
      expect(words?.textContent).toBe("GIFT-1500 Pays ₹1,000.00 of this order. ₹500.00 stays on it."),
    );
    expect(totals()).toMatchObject({ "To pay": "₹0.00" });
  });
});

describe("coins", () => {
  const openCoins = async (available = 150) => {
    logInAs("customer");
    const person = { id: 5, contact_id: 6, first_name: "Asha", last_name: "Patel" };
    backend.reply(profile, { status: true, data: person });
    const record = { id: 1, new_added_coin: available, used_coin: 0, available_coin: available };
    const asked = backend.reply(walletHistory, { status: true, SoseCoins: [record] });
    const view = await openCart();
    await waitFor(() => expect(totals()).toMatchObject({ "Final total": "₹1,000.00" }));
    await view.user.click(screen.getByRole("button", { name: "Redeem coins" }));
    return { ...view, asked, field: await screen.findByLabelText<HTMLInputElement>("Coins to redeem") };
  };
  const verified = () =>
    backend.reply(verifyCoinOtp, ({ body }) => {
      extra = { used_coin: Number(body.used_coin) };
      return { status: true, is_verified: true, message: "Redeemed" };
    });

  it("need a login [R88]", async () => {
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Redeem coins" }));
    await screen.findByText("Please login to redeem coins!");
    expect(useLoginDialog.getState().isOpen).toBe(true);
  });

  it("have limits, each with its message [R88]", async () => {
    const calls = backend.reply(sendCoinOtp);
    const { user, field, asked } = await openCoins(1500);
    expect(asked[0]?.params.contactId).toBe(6);
    const tryOut = async (text: string, message: string) => {
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
      await screen.findByText(message);
    };
    await tryOut("0", "Please enter coins greater than 0.");
    await tryOut("1501", "You cannot redeem more than your available coins.");
    await tryOut("1001", "You cannot redeem more than the order total.");
    await tryOut("1.5", "Please enter a whole number of coins.");
    expect(calls).toEqual([]);
  });

  it("are redeemed by an OTP, which can be sent again after a while [R87] [R88]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = backend.reply(sendCoinOtp, { status: true, message: "OTP sent successfully!" });
    const checked = verified();
    const { user, field } = await openCoins();
    await user.type(field, "40");
    await user.click(screen.getByRole("button", { name: "Send OTP" }));
    const otp = await screen.findByLabelText("OTP");
    await waitFor(() => expect(document.activeElement).toBe(otp));
    expect(sent.map(({ body }) => body)).toEqual([{ user_id: 5, used_coin: 40 }]);

    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Resend OTP in \d+ s$/ }).disabled).toBe(true);
    for (let second = 0; second <= 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    await user.click(screen.getByRole("button", { name: "Resend OTP" }));
    await waitFor(() => expect(sent).toHaveLength(2));

    await user.click(screen.getByRole("button", { name: "Verify OTP" }));
    await screen.findByText("Enter OTP");
    await user.type(screen.getByLabelText("OTP"), "123456{Enter}");
    await screen.findByText(/40 coins pay ₹40\. No new coins are earned on this order\./);
    expect(screen.getAllByText("Redeemed").length).toBeGreaterThan(0);
    expect(checked.map(({ body }) => body)).toEqual([{ user_id: 5, used_coin: 40, otp: "123456" }]);
    expect(totals()).toMatchObject({ "Coins used": "−₹40.00", "To pay": "₹960.00" });
    expect(document.activeElement?.textContent).toContain("Redeemed");
    vi.useRealTimers();
  });

  it("stay when the OTP is wrong, or could not be sent [R87]", async () => {
    backend.reply(sendCoinOtp, refuse(409, "Please add a mobile number to your profile to redeem coins!"));
    const { user, field } = await openCoins();
    await user.type(field, "40{Enter}");
    await screen.findByText("Failed to send OTP");
    expect(screen.queryByLabelText("OTP")).toBeNull();
    backend.reply(sendCoinOtp, { status: true });
    backend.reply(verifyCoinOtp, refuse(400, "This OTP is not valid"));
    await user.click(screen.getByRole("button", { name: "Send OTP" }));
    await user.type(await screen.findByLabelText("OTP"), "111111{Enter}");
    await screen.findByText("OTP verification failed");
    expect(screen.getByLabelText("OTP").getAttribute("aria-invalid")).toBe("true");
  });

  it("whose answers were lost: the OTP can be entered, and the cart tells", async () => {
    const { user, field } = await openCoins();
    backend.use(http.post(pathOf(sendCoinOtp.path), () => HttpResponse.error()));
    await user.type(field, "40{Enter}");
    await screen.findByText("Failed to send OTP");
    backend.use(
      http.patch(pathOf(verifyCoinOtp.path), () => {
        extra = { used_coin: 40 };
        return HttpResponse.error();
      }),
    );
    await user.type(await screen.findByLabelText("OTP"), "123456{Enter}");
    await screen.findByText(/40 coins pay ₹40/);
  });

  it("that the server has let go are told of", async () => {
    logInAs("customer");
    extra = { used_coin: 40 };
    await openCart();
    await screen.findByText(/40 coins pay ₹40/);
    extra = {};
    act(() => void window.dispatchEvent(new Event("focus")));
    await screen.findByText(/no longer redeemed on this cart/);
  });

  it("whose wallet cannot be loaded say so, and can be tried again", async () => {
    logInAs("customer");
    backend.reply(profile, refuse(503, "Away"));
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Redeem coins" }));
    await screen.findByText("Coin wallet loading failed");
    backend.reply(profile);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByLabelText("Coins to redeem");
  });
});

describe("a gift", () => {
  const wrap = { id: 1221, name: "Gift Wrap", product_price: 49, available_stock_quantity: 9, product_tag_list: [] };

  it("has a message, kept in the browser [R89]", async () => {
    const { user, unmount } = await openCart();
    await user.click(screen.getByRole("button", { name: "Send this order as a gift" }));
    await user.click(await screen.findByRole("checkbox", { name: "This order is a gift" }));
    const message = screen.getByLabelText<HTMLTextAreaElement>(/Gift message/);
    expect(message.maxLength).toBe(500);
    await user.type(message, "With love");
    expect(readGift()).toEqual({ isGift: true, message: "With love" });
    unmount();
    await openCart();
    await screen.findByText(/With love/);
  });

  it("is packed in material of category 490, added to the cart as a line [R89]", async () => {
    const asked = backend.reply(productsOfCategory, { status: true, data: { products: [wrap] } });
    backend.reply(addToCart, ({ body }) => {
      items = [...items, { ...newItem(99, "Gift Wrap", 49), product_id: body.pid }];
      return { status: true, cart_counter: 3 };
    });
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Send this order as a gift" }));
    await user.click(await screen.findByRole("button", { name: "Add Gift Wrap" }));
    await screen.findByText("Product added to cart!");
    await screen.findByRole("link", { name: "Gift Wrap" });
    expect(screen.getByText("₹49.00 · 1 in your cart")).toBeDefined();
    expect(asked.map(({ query }) => query.categoryID)).toEqual([490]);
  });
});

describe("the PDF", () => {
  // Whether the file arrives is proven in a browser: jsdom has a Blob of its own.
  it("is asked for with the store's own logo [R91] [C15]", async () => {
    const asked = backend.reply(cartPdf, { name: "cart.pdf", content: new Blob(["%PDF"]) });
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Download cart as PDF" }));
    await waitFor(() => expect(asked[0]?.query.logo_url).toBe("https://store.example/favicon.svg"));
  });

  it("that fails says 'Download failed' in an alert [R91]", async () => {
    backend.use(http.get(pathOf(cartPdf.path), () => HttpResponse.json({}, { status: 500 })));
    const { user } = await openCart();
    await user.click(screen.getByRole("button", { name: "Download cart as PDF" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Download failed");
  });
});

describe("the checkout button", () => {
  const checkOut = async () => {
    const view = await openCart();
    await view.user.click(screen.getByRole("button", { name: "Checkout" }));
    return view;
  };

  it("asks a visitor to log in [R92]", async () => {
    await checkOut();
    await screen.findByText("Please login to place an order!");
    expect(useLoginDialog.getState().isOpen).toBe(true);
  });

  /** What the dialog does once somebody is logged in, with a cart of so much then. */
  const logInWith = (final_total: number) => {
    const { afterwards, newAccountNotice } = useLoginDialog.getState();
    expect(newAccountNotice).toContain("keeps your name, mobile number and email");
    const reply = logInAs("customer", { cart_counter: sums().cart_counter, cart_totals: { final_total } });
    act(() => afterwards?.(reply));
  };

  it("goes on after a login that brings no other goods along, and offers a number alone (C54)", async () => {
    backend.reply(addresses, { status: true, data: [] });
    const { address: at } = await checkOut();
    await waitFor(() => expect(useLoginDialog.getState().isOpen).toBe(true));
    logInWith(Number(sums().final_total));
    await waitFor(() => expect(at()).toBe("/profile/addresses/add/"));
  });

  it("says that the cart could not be asked for after a login, and tries again from there (C54)", async () => {
    backend.reply(addresses, { status: true, data: [] });
    const { user, address: at } = await checkOut();
    await waitFor(() => expect(useLoginDialog.getState().isOpen).toBe(true));
    backend.reply(cart, refuse(503));
    logInWith(Number(sums().final_total));
    await screen.findByText("Something went wrong");
    backend.reply(cart, replyCart);
    const message = screen.getByText("Something went wrong").closest("li");
    await user.click(within(message ?? document.body).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(at()).toBe("/profile/addresses/add/"));
  });

  it("shows the cart again after a login that brings goods along", async () => {
    const asked = backend.reply(addresses, { status: true, data: [] });
    const { address: at } = await checkOut();
    await waitFor(() => expect(useLoginDialog.getState().isOpen).toBe(true));
    logInWith(Number(sums().final_total) + 99);
    // By the cart itself, which shows the shipping now.
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByRole("button", { name: "Checkout" });
    expect([at(), asked.length]).toEqual(["/cart", 1]);
  });

  it("names the lines out of stock, which are marked [R92]", async () => {
    logInAs("customer");
    items = [newItem(GHEE, "Ghee", 600), newItem(HONEY, "Honey", 300, 0)];
    await checkOut();
    await screen.findByText("Cannot proceed to checkout, Honey is out of stock.");
    expect(within(lineOf("Honey")).getByText("OUT OF STOCK")).toBeDefined();
    expect(within(lineOf("Ghee")).queryByText("OUT OF STOCK")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Honey" }));
  });

  it("refuses less than 250 rupees, unless a book is among it [R92]", async () => {
    logInAs("customer");
    items = [newItem(GHEE, "Ghee", 249.99)];
    const { unmount } = await checkOut();
    await screen.findByText("Minimum order value should be ₹250");
    unmount();
    items = [newItem(GHEE, "Cook Book", 99)];
    const { address: at } = await checkOut();
    await waitFor(() => expect(at()).toBe("/checkout/"));
  });

  it("leads to the checkout with what was chosen last [R92]", async () => {
    logInAs("customer");
    const calls = goodUpdates();
    const { user, address: at } = await openCart();
    await user.click(more("Ghee"));
    await user.click(screen.getByRole("button", { name: "Checkout" }));
    await waitFor(() => expect(at()).toBe("/checkout/"));
    expect(calls.map(({ body }) => body.quantity)).toEqual([2]);
  });

  it("leads to a new address where there is none, and from there to the checkout [R93]", async () => {
    logInAs("customer");
    backend.reply(addresses, { status: true, data: [] });
    const { address: at, router } = await checkOut();
    await waitFor(() => expect(at()).toBe("/profile/addresses/add/"));
    expect(router.state.location.state).toEqual({ from: "cart" });
  });
});
