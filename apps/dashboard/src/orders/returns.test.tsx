// @vitest-environment jsdom
import {
  acceptReturn,
  addPhotoForCustomer,
  beginReturn,
  receiveReturn,
  refundReturn,
  refuseReturn,
  staffOrder,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  fromRupees,
  PIECES_NOT_WHOLE,
  RETURN_NOTHING_CAME,
  returnCannotBe,
  returnMoreThanAsked,
  returnOver,
} from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrderPage from "./order-page.tsx";

const backend = useMockBackend();

type Order = WireReplyOf<typeof staffOrder>["data"];
type Return = Order["returns"][number];

const AT = "2026-03-14T06:30:00Z";

const GHEE: Return["lines"][number] = {
  ...{ id: 11, product_name: "Cow Ghee", quantity: 2, ground: "damaged", words: "It leaks" },
  ...{ received: 0, restocked: 0 },
};
const SALT: Return["lines"][number] = {
  ...GHEE,
  id: 12,
  product_name: "Rock Salt",
  quantity: 1,
  ground: "mismatched",
  words: "It is sugar",
};

const returned = (state: Return["state"], steps: Return["steps"], further: Partial<Return> = {}): Return => ({
  ...{ id: 3, state, steps, requested_at: AT, changed_at: AT, refunded_amt: 0, lines: [GHEE, SALT] },
  ...further,
});

const orderIs = (...returns: readonly Return[]) => orderWith({ returns: [...returns] });

const orderWith = (further: Partial<Order>) =>
  backend.reply(staffOrder, {
    status: true,
    data: {
      ...{
        id: 7,
        order_id: "SO-2026-000007",
        order_date: AT,
        order_status: "Delivered",
        sale_status: "Sales Order",
        change_count: 0,
      },
      ...{ pay_type: "Online Payment", is_paid: true, is_invoiced: true, product_info: [] },
      ...{ product_total: 1189.52, tax_amt: 59.48, shipping_amt: 0, discount_amt: 0, used_coin: 0, final_total: 1249 },
      ...{ refundable: 1249, is_refund_by_hand: false, refunds: [], payments: [], events: [], actions: [] },
      ...{ returns: [], ...further },
    },
  });

const DONE = { status: true, data: [] };

beforeEach(() => {
  localStorage.clear();
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["orders", "refunds"], second_factor: "off" },
  });
  logInAs("staff");
});

const open = () =>
  renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");

async function press(name: string) {
  const page = open();
  await page.user.click(await screen.findByRole("button", { name }));
  return { ...page, dialog: within(await screen.findByRole("dialog")) };
}

describe("a return of lines [R119]", () => {
  it("says what is to come back, and why, and is accepted by one press", async () => {
    orderIs(returned("requested", ["accept", "refuse"]));
    const accepted = backend.reply(acceptReturn, DONE);
    const { user } = open();
    const returns = within(await screen.findByRole("region", { name: "Returns" }));
    expect(returns.getByText("Return requested")).toBeDefined();
    expect(returns.getByText("2 × Cow Ghee. It came damaged: “It leaks”")).toBeDefined();
    orderIs(returned("accepted", ["refuse", "receive"]));
    await user.click(returns.getByRole("button", { name: "Accept the return" }));
    expect(await returns.findByText("Waiting for the goods")).toBeDefined();
    expect(accepted[0]?.params).toEqual({ id: 7, returnId: 3 });
  });

  it("is refused with a reason", async () => {
    orderIs(returned("requested", ["accept", "refuse"]));
    const refused = backend.reply(refuseReturn, DONE);
    const { user, dialog } = await press("Refuse it");
    await user.click(dialog.getByRole("button", { name: "Refuse the return" }));
    expect(await dialog.findByText("Please say why, for the customer's mail!")).toBeDefined();
    await user.type(dialog.getByRole("textbox"), "The seal is broken");
    await user.click(dialog.getByRole("button", { name: "Refuse the return" }));
    await waitFor(() => expect(refused[0]?.body).toEqual({ reason: "The seal is broken" }));
  });

  it("has its goods taken in line by line: what was mixed up into stock, what is damaged not", async () => {
    orderIs(returned("accepted", ["refuse", "receive"]));
    const received = backend.reply(receiveReturn, DONE);
    const { user, dialog } = await press("Take the goods in");
    const ghee = within(dialog.getByRole("group", { name: "2 × Cow Ghee" }));
    const loss = ghee.getByRole("textbox", { name: "Written off" });
    const send = () => user.click(dialog.getByRole("button", { name: "Take them in" }));
    await user.clear(loss);
    await user.type(loss, "3");
    await send();
    expect(await dialog.findByText(returnMoreThanAsked(2))).toBeDefined();
    await user.clear(loss);
    await user.type(loss, "one");
    await send();
    expect(await dialog.findByText(PIECES_NOT_WHOLE)).toBeDefined();
    await user.clear(loss);
    const salt = within(dialog.getByRole("group", { name: "1 × Rock Salt" }));
    await user.clear(salt.getByRole("textbox", { name: "Back into stock" }));
    await send();
    expect((await dialog.findAllByText(RETURN_NOTHING_CAME)).length).toBeGreaterThan(0);
    await user.type(loss, "1");
    await user.type(salt.getByRole("textbox", { name: "Back into stock" }), "1");
    await send();
    await waitFor(() =>
      expect(received[0]?.body).toEqual({
        lines: [
          { id: 11, restocked: 0, written_off: 1 },
          { id: 12, restocked: 1, written_off: 0 },
        ],
      }),
    );
  });

  it("is refunded by what was seen; somebody else may be quicker", async () => {
    const came = { lines: [{ ...GHEE, received: 2, restocked: 1 }], refund_amt: 333.34 };
    orderIs(returned("received", ["refund"], came));
    const refunded = backend.reply(refundReturn, refuse(409, returnCannotBe("refunded", "refunded")));
    const { user, dialog } = await press("Refund ₹333.34");
    expect(screen.getByText(/Came: 2, of these 1 back in stock and 1 written off/)).toBeDefined();
    expect(dialog.getByText(/without shipping, the way it was paid/)).toBeDefined();
    orderIs(returned("refunded", [], { ...came, refunded_amt: 333.34 }));
    await user.click(dialog.getByRole("button", { name: "Refund ₹333.34" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(returnCannotBe("refunded", "refunded"));
    expect((await dialog.findByRole("status")).textContent).toContain("now refunded");
    expect(refunded[0]?.body).toEqual({ amount: fromRupees(333.34) });
  });

  it("of an order whose money is all gone names the way that is left", async () => {
    orderIs(returned("received", ["refund"], { refund_amt: 0 }));
    open();
    expect(await screen.findByText(/None of this order’s money is left/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Refund/ })).not.toBeNull();
  });
});

describe("a return for a customer who calls", () => {
  const LINE = {
    ...{ id: 11, product_id: 1, product_name: "Cow Ghee", quantity: 2, selling_price: 499, product_total: 998 },
    ...{ tax_name: "GST 5%", is_rated: false, product_rating_by_user: null },
  };
  const delivered = { product_info: [LINE], return_until: "2026-03-29T06:30:00Z" };

  it("is begun with pieces, ground, words and photos, and stands with the others", async () => {
    orderWith(delivered);
    const photo = { id: crypto.randomUUID(), path: "/media/photo/1.webp" };
    backend.reply(addPhotoForCustomer, { status: true, data: photo });
    const begun = backend.reply(beginReturn, DONE);
    const { user, dialog } = await press("Begin a return");
    await user.selectOptions(await dialog.findByRole("combobox", { name: "How many" }), "1");
    await user.selectOptions(dialog.getByRole("combobox", { name: "What is wrong?" }), "It came damaged");
    await user.type(dialog.getByRole("textbox", { name: "In the customer’s words" }), "It leaks");
    await user.upload(
      dialog.getByLabelText("Photos of what is wrong"),
      new File(["a photo"], "jar.jpg", { type: "image/jpeg" }),
    );
    await dialog.findByRole("button", { name: "Take away photo 1" });
    orderWith({ ...delivered, returns: [returned("requested", ["accept", "refuse"], { lines: [GHEE] })] });
    await user.click(dialog.getByRole("button", { name: "Begin the return" }));
    expect(await screen.findByText("Return requested")).toBeDefined();
    expect(begun.map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { id: 7 },
        body: {
          attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
          lines: [{ id: 11, quantity: 1, ground: "damaged", words: "It leaks", photos: [photo.id] }],
        },
      },
    ]);
    expect(screen.queryByRole("button", { name: "Begin a return" })).toBeNull();
  });

  it("that is refused says why, and that it is over", async () => {
    orderWith(delivered);
    backend.reply(beginReturn, refuse(409, returnOver(15)));
    const { user, dialog } = await press("Begin a return");
    await user.selectOptions(await dialog.findByRole("combobox", { name: "How many" }), "1");
    await user.selectOptions(dialog.getByRole("combobox", { name: "What is wrong?" }), "It came damaged");
    await user.type(dialog.getByRole("textbox"), "It leaks");
    orderWith({ product_info: [LINE] });
    await user.click(dialog.getByRole("button", { name: "Begin the return" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(returnOver(15));
    expect((await dialog.findByRole("status")).textContent).toBe("No return of this order can be begun now.");
  });

  it("cannot be begun where the server does not say until when", async () => {
    orderWith({ product_info: [LINE] });
    open();
    expect(await screen.findByText("SO-2026-000007")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Begin a return" })).toBeNull();
  });
});
