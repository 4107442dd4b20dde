// @vitest-environment jsdom
import {
  addToCart,
  deliveryOptions,
  productDetail,
  subscriptions,
  updateSubscription,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { addDays, formatShortDate, todayInIndia } from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";
import { LoginDialogHost } from "@store/react-client/login-dialog-host";
import { useSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { SUNDAY_NOON, useStoppedClock } from "@store/react-client/testing/stopped-clock";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import SubscribePage from "./subscribe-page.tsx";
import SubscriptionPage from "./subscription-page.tsx";
import SubscriptionsTab from "./subscriptions-tab.tsx";
// The page fetches them when they are needed; here they are compiled beforehand.
import "./edit-dialog.tsx";
import "./shift-dialog.tsx";

const backend = useMockBackend();
useStoppedClock();
const FIRST = 5;
const GHEE = "Cow Ghee 500 ml";
const inDays = (days: number) => addDays(todayInIndia(SUNDAY_NOON), days);

type Wire = Extract<WireReplyOf<typeof subscriptions>, { data: unknown }>["data"][number];

const SUBSCRIPTION: Wire = {
  id: FIRST,
  active: true,
  product: 7,
  product_details: { id: 7, name: GHEE, image1: "/media/product/7/1.640.webp", home_image: null },
  quantity: 2,
  delivery_options_details: [{ id: 1, name: "Every 15 days", duration: 15 }],
  delivery_option: 1,
  start_date: "2026-01-15",
  next_delivery_date: inDays(3),
  shifted_delivery_date: null,
  last_delivery_date: null,
  next_charge_date: inDays(2),
  next_charge_amount: 2473.1,
  subscription_price: 1249,
  total_price: 2373.1,
};
const PAUSED = { active: false, next_charge_date: null, next_charge_amount: null };

/** The list, as it is when it is asked for; it begins with one entry for each of these changes to the sample. */
function listed(...changes: readonly Partial<Wire>[]) {
  const list = changes.map((change, place) => ({ ...SUBSCRIPTION, id: FIRST + place, ...change }));
  const calls = backend.reply(subscriptions, () => ({ status: true, data: list }));
  return { list, calls };
}
const change = (list: Wire[], by: Partial<Wire>) => list.splice(0, 1, { ...SUBSCRIPTION, ...by });

const brokenList = () => backend.use(http.get(`${BACKEND}${subscriptions.path}`, () => HttpResponse.error()));

const openTab = () => renderRoutes([{ path: "/profile", Component: SubscriptionsTab }], "/profile#subscribe");
const openPage = (id = "7") =>
  renderRoutes([{ path: "/subscribe/:productId", Component: SubscriptionPage }], `/subscribe/${id}`, (page) => (
    <>
      {page}
      <LoginDialogHost />
    </>
  ));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
  );

beforeEach(() => {
  logInAs("customer");
  backend.reply(deliveryOptions, {
    status: true,
    data: [
      { id: 2, name: "Every month", duration: 30 },
      { id: 3, name: "Every 2 months", duration: 60 },
    ],
  });
});

describe("the profile's list", () => {
  it.each([
    [0, "Today"],
    [1, "Tomorrow"],
    [3, "3 days"],
    [4, "4 days"],
  ])("a delivery in %d days says %s, and what is charged when [R163]", async (days, label) => {
    listed({ next_delivery_date: inDays(days) });
    openTab();
    const item = await screen.findByRole("listitem");
    expect(item.textContent).toContain(`Next delivery: ${label}`);
    expect(item.textContent).toContain(`₹2,473.10 charged on ${formatShortDate(inDays(2))}`);
    const link = within(item).getByRole("link", { name: /^View Details/ });
    expect(link.getAttribute("href")).toBe("/subscribe/7");
    expect(screen.getByRole("link", { name: "Add Subscription" }).getAttribute("href")).toBe("/shop");
  });

  it("is red from three days on [R163]", async () => {
    listed({ next_delivery_date: inDays(3) }, { next_delivery_date: inDays(4) });
    openTab();
    const [soon, later] = await screen.findAllByText(/days$/);
    expect(soon?.className).not.toBe(later?.className);
  });

  it("says Paused, and which delivery still comes [R163] [C43]", async () => {
    listed({ ...PAUSED, last_delivery_date: inDays(3) });
    openTab();
    expect(await screen.findByText("Paused")).toBeTruthy();
    expect(screen.getByText(`One more delivery on ${formatShortDate(inDays(3))}`)).toBeTruthy();
  });

  it("is empty at first, with a way on [R163]", async () => {
    listed();
    openTab();
    expect(await screen.findByText("Subscription Not Found")).toBeTruthy();
    expect(screen.getByText("No Subscriptions Yet")).toBeTruthy();
  });

  it.each([
    ["Failed to fetch subscriptions", () => void backend.reply(subscriptions, refuse(400, "No"))],
    ["Error fetching subscriptions", brokenList],
  ])("that failed says: %s, and can be tried again [R163]", async (message, fail) => {
    fail();
    const { user } = openTab();
    expect(await screen.findByText("Oops! Something went wrong")).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    listed({});
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(GHEE)).toBeTruthy();
  });

  it("of forty is searched by name [R163]", async () => {
    const named = (place: number) => ({
      product_details: { ...SUBSCRIPTION.product_details, name: `Ghee No. ${place}` },
    });
    listed(...Array.from({ length: 40 }, (_, place) => named(place)));
    const { user } = openTab();
    const search = await screen.findByRole("searchbox", { name: "Search your subscriptions" });
    expect(screen.getAllByRole("listitem")).toHaveLength(40);
    await user.type(search, "no. 39");
    expect(screen.getByRole("listitem").textContent).toContain("Ghee No. 39");
    await user.type(search, "9");
    expect(screen.getByText("Subscription Not Found")).toBeTruthy();
  });
});

describe("the management page", () => {
  it("has a card with every field, progress and charge [R164] [R165]", async () => {
    listed({});
    openPage();
    const card = await screen.findByRole("article", { name: GHEE });
    expect(within(card).getByRole("link", { name: GHEE }).getAttribute("href")).toMatch(/^\/products\/7\//);
    expect(within(card).getByText("Active Subscription")).toBeTruthy();
    expect(facts()).toEqual({
      Quantity: "2",
      "Delivery Option": "Every 15 days",
      "Start Date": "Jan 15, 2026",
      "Next Delivery": formatShortDate(inDays(3)),
      "Unit Price": "₹1,249.00",
      "Total Price": "₹2,373.10",
    });
    const bar = within(card).getByRole("progressbar");
    expect(bar.getAttribute("aria-valuetext")).toBe("3 days");
    expect(bar.getAttribute("aria-valuemax")).toBe("30");
    expect(bar.firstElementChild?.getAttribute("style")).toContain("90%");
    expect(card.textContent).toContain(`costs ₹2,473.10 with shipping, charged on ${formatShortDate(inDays(2))}`);
    const back = screen.getByRole("link", { name: "Back to Profile" });
    expect(back.getAttribute("href")).toBe("/profile#subscribe");
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(trail.getByRole("link", { name: "Subscriptions" }).getAttribute("href")).toBe("/profile#subscribe");
  });

  it("of a paused one counts nothing, and says what still comes [R165] [C43]", async () => {
    listed({ ...PAUSED, last_delivery_date: inDays(3) });
    openPage();
    expect(await screen.findByText("Paused Subscription")).toBeTruthy();
    expect(screen.getByText(`One more delivery on ${formatShortDate(inDays(3))}`)).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByRole("button", { name: /^Resume/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Shift/ })).toBeNull();
  });

  it("tells of a delivery that was shifted, which is not shifted again [R167]", async () => {
    listed({ shifted_delivery_date: inDays(9) });
    openPage();
    await screen.findByRole("article");
    expect(facts()).toMatchObject({ "Shifted Delivery": formatShortDate(inDays(9)) });
    expect(screen.queryByRole("button", { name: /^Shift/ })).toBeNull();
  });

  it("has the product's own section and footer [R164]", async () => {
    listed({});
    backend.reply(productDetail);
    const added = backend.reply(addToCart);
    const { user } = openPage();
    expect(await screen.findByRole("heading", { name: `About ${GHEE}` })).toBeTruthy();
    const mail = screen.getByRole("link", { name: /@/ }).getAttribute("href");
    expect(mail).toContain(`subject=${encodeURIComponent(`My subscription to ${GHEE}`)}`);
    await user.click(screen.getByRole("button", { name: "Add one to the cart" }));
    await waitFor(() => expect(added).toHaveLength(1));
  });

  it.each(["7", "nonsense", "0"])("without any says so: /subscribe/%s [R164]", async (id) => {
    listed();
    openPage(id);
    expect(await screen.findByText("No Subscriptions Found")).toBeTruthy();
    const hint = "No subscription details found for this product. Check back later or contact support.";
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it.each([
    ["Failed to fetch subscription details", () => void backend.reply(subscriptions, refuse(403, "No"))],
    ["Error fetching subscription details", brokenList],
  ])("that failed shows nothing but: %s [R169]", async (message, fail) => {
    fail();
    const { user } = openPage();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(`Error!${message}`);
    expect(screen.queryByRole("article")).toBeNull();
    listed({});
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeTruthy();
  });

  it("asks a visitor to log in [R164]", async () => {
    localStorage.clear();
    useSession.setState({ stored: {}, isKnown: true });
    const calls = listed({}).calls;
    openPage();
    expect(await screen.findByText("Please log in to see this page")).toBeTruthy();
    expect(calls).toHaveLength(0);
  });
});

describe("the edit", () => {
  const openEdit = async (name = /^Edit/) => {
    const view = openPage();
    await view.user.click(await screen.findByRole("button", { name }));
    return { ...view, form: within(await dialog("Edit Subscription")) };
  };

  it("sends quantity, option and status, closes and loads again [R166] [R169]", async () => {
    const { list, calls } = listed({});
    const sent = backend.reply(updateSubscription, () => {
      change(list, { quantity: 3 });
      return { status: true, message: "Subscription updated" };
    });
    const { user, form } = await openEdit();
    const quantity = form.getByRole("spinbutton", { name: "Quantity" });
    await user.clear(quantity);
    await user.type(quantity, "3");
    await form.findByRole("option", { name: "Every 2 months" });
    await user.selectOptions(form.getByRole("combobox", { name: "Delivery option" }), "Every 2 months");
    await user.click(form.getByRole("button", { name: "Update" }));
    expect(await screen.findByText("Subscription updated")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
      [5, { product: 7, quantity: 3, delivery_options: 3, active: true }],
    ]);
    expect(calls).toHaveLength(2);
    expect(facts()).toMatchObject({ Quantity: "3" });
  });

  it.each(["0", "-2", ""])("takes %j for a quantity of 1 [R166]", async (typed) => {
    listed({});
    const { user, form } = await openEdit();
    const quantity = form.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity" });
    await user.clear(quantity);
    if (typed) await user.type(quantity, typed);
    await user.tab();
    expect(quantity.value).toBe("1");
  });

  it("refuses more than there is in stock at its field, and sends nothing [R166]", async () => {
    listed({});
    const sent = backend.reply(updateSubscription);
    const { user, form } = await openEdit();
    const quantity = form.getByRole("spinbutton", { name: "Quantity" });
    await user.clear(quantity);
    await user.type(quantity, "9999{Enter}");
    expect((await form.findByRole("alert")).textContent).toMatch(/^Maximum \d+ units available$/);
    expect(sent).toHaveLength(0);
  });

  it("says Active and Inactive; pausing begins with Inactive, and says what still comes [R165] [C43]", async () => {
    listed({});
    const sent = backend.reply(updateSubscription, {
      status: true,
      message: "Subscription updated. One more delivery",
    });
    const { user, form } = await openEdit(/^Pause/);
    expect(form.getByRole<HTMLInputElement>("radio", { name: "Inactive" }).checked).toBe(true);
    expect(form.getByText(new RegExp(`^One more delivery on ${formatShortDate(inDays(3))}`))).toBeTruthy();
    await user.click(form.getByRole("radio", { name: "Active" }));
    expect(form.queryByText(/^One more delivery/)).toBeNull();
    await user.click(form.getByRole("radio", { name: "Inactive" }));
    await user.click(form.getByRole("button", { name: "Update" }));
    expect(await screen.findByText("Subscription updated. One more delivery")).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ active: false, delivery_options: 1 });
  });

  it("keeps its own option where the others could not be loaded, which is only logged [R166]", async () => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    listed({});
    backend.use(http.get(`${BACKEND}${deliveryOptions.path}`, () => HttpResponse.error()));
    const { form } = await openEdit();
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(form.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Every 15 days"]);
  });

  it("that failed stays open, and says: Update failed [R169]", async () => {
    listed({});
    backend.reply(updateSubscription, refuse(409, "OUT OF STOCK"));
    const { user, form } = await openEdit();
    await user.click(form.getByRole("button", { name: "Update" }));
    expect(await screen.findByText("Update failed")).toBeTruthy();
    expect(screen.getByText("OUT OF STOCK")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});

describe("the shift", () => {
  const openShift = async () => {
    const view = openPage();
    await view.user.click(await screen.findByRole("button", { name: /^Shift/ }));
    const form = within(await dialog("Shift Order"));
    const date = form.getByLabelText<HTMLInputElement>("New delivery date");
    const shift = () => view.user.click(form.getByRole("button", { name: "Shift Order" }));
    return { ...view, form, date, shift };
  };

  it("allows the next delivery's day to fifteen days later, with both warnings [R168]", async () => {
    listed({});
    const sent = backend.reply(updateSubscription);
    const { user, form, date, shift } = await openShift();
    expect([date.min, date.max]).toEqual([inDays(3), inDays(18)]);
    await shift();
    expect(form.getByText("Please select a date")).toBeTruthy();
    await user.type(date, inDays(2));
    await shift();
    expect(form.getByText("Select a date on or after the next delivery date")).toBeTruthy();
    await user.clear(date);
    await user.type(date, inDays(19));
    await shift();
    expect(form.getByRole("alert").textContent).toContain("15 days");
    expect(sent).toHaveLength(0);
  });

  it("closes when it is done, and the card shows the shifted delivery [R167] [R169]", async () => {
    const { list } = listed({});
    const sent = backend.reply(updateSubscription, () => {
      change(list, { shifted_delivery_date: inDays(18) });
      return { status: true };
    });
    const { user, date, shift } = await openShift();
    await user.type(date, inDays(18));
    await shift();
    expect(await screen.findByText("Order shifted")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([{ shifted_delivery_date: inDays(18) }]);
    expect(facts()).toMatchObject({ "Shifted Delivery": formatShortDate(inDays(18)) });
    expect(screen.queryByRole("button", { name: /^Shift/ })).toBeNull();
  });

  it("that failed says: Shift failed [R169]", async () => {
    listed({});
    backend.reply(updateSubscription, refuse(409, "This order cannot be shifted now"));
    const { user, date, shift } = await openShift();
    await user.type(date, inDays(4));
    await shift();
    expect(await screen.findByText("Shift failed")).toBeTruthy();
    expect(screen.getByText("This order cannot be shifted now")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("whose answer was lost is looked up: it works once [R167]", async () => {
    const { list } = listed({});
    backend.use(
      http.patch(`${BACKEND}/subscriptions/:id/`, () => {
        change(list, { shifted_delivery_date: inDays(4) });
        return HttpResponse.error();
      }),
    );
    const { user, date, shift } = await openShift();
    await user.type(date, inDays(4));
    await shift();
    expect(await screen.findByText("Order shifted")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("Subscribe and Save [R170]", () => {
  const open = () => renderRoutes([{ path: "/subscribe", Component: SubscribePage }], "/subscribe");

  it("has its buttons, help, FAQs and terms", async () => {
    open();
    const leads = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await leads("Add Subscription")).toBe("/shop");
    expect(await leads("Contact Us")).toBe("/contact-us");
    expect(await leads("Subscription Details")).toBe("/profile#subscribe");
    for (const name of ["Change the schedule", "Get one delivery earlier", "Skip a delivery", "Cancel"]) {
      expect(screen.getByRole("region", { name }).textContent).toMatch(/\w{4}/);
    }
    const helped = screen.getByText(/^Nothing here that helps/);
    const support = within(helped).getAllByRole("link");
    expect(support.map((link) => link.getAttribute("href")?.split(":")[0])).toEqual(["mailto", "tel"]);
    expect(screen.getByRole("region", { name: "FAQs" }).textContent).toContain("1 to 4 months");
    const terms = screen.getByRole("region", { name: "Terms and conditions" }).textContent;
    expect(terms).toContain("at least 10 calendar days before the delivery day");
    expect(terms).toContain("Disclaimer");
  });

  it("leads only customers to their subscriptions", async () => {
    useSession.setState({ stored: {}, isKnown: true });
    open();
    await screen.findByRole("link", { name: "Contact Us" });
    expect(screen.queryByRole("link", { name: "Subscription Details" })).toBeNull();
  });
});
