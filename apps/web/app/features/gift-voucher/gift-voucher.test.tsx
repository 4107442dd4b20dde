// @vitest-environment jsdom

import { giftVoucherPaymentLink } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { giftVoucherTerms, plainText } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import GiftVoucherPage, { loader } from "./gift-voucher-page.tsx";

const backend = useMockBackend();
type User = ReturnType<typeof renderRoutes>["user"];

const PAYMENT_PAGE = "https://pay.example/42";
const FAILED = "Something went wrong";

/** A window such as window.open gives, which notes where it is led. */
function mockWindow() {
  const replace = vi.fn();
  const close = vi.fn();
  const opened: Window = Object.create(null, {
    opener: { value: window, writable: true },
    closed: { value: false, writable: true },
    document: { value: document.implementation.createHTMLDocument() },
    location: { value: { replace } },
    close: { value: close },
  });
  const open = vi.spyOn(window, "open").mockReturnValue(opened);
  return { opened, open, replace, close };
}

const show = () =>
  renderRoutes(
    [
      {
        path: "/gift-voucher",
        Component: GiftVoucherPage,
        loader,
      },
    ],
    "/gift-voucher",
  );
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const pay = () => screen.getByRole<HTMLButtonElement>("button", { name: /^(Pay for the voucher|Processing\.\.\.)$/ });
const card = () => within(screen.getByRole("region", { name: "Preview of the card" }));
const solveCaptcha = async (user: User) => {
  await user.click(await screen.findByRole("checkbox", { name: "I am not a robot" }));
  await screen.findByText(/you can go on/);
};
async function fillAll(user: User) {
  await user.type(await field(/^Recipient name/), "Rohan Mehta");
  await user.type(await field(/^Recipient email/), "rohan@example.com");
  await user.type(await field(/^Sender name/), "Sarita");
  await user.type(await field(/^Sender email/), "sarita@example.com");
}

describe("the gift voucher's form", () => {
  it("offers ₹100, ₹500, ₹1,000 and ₹2,000, and another amount, and shows it on the card [R173]", async () => {
    const { user } = show();
    await field(/^Recipient name/);
    expect(screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "₹100",
      "₹500",
      "₹1,000",
      "₹2,000",
      "Other",
    ]);
    for (const amount of ["₹100", "₹2,000"]) {
      await user.click(screen.getByRole("radio", { name: amount }));
      expect(card().getByText(amount)).toBeDefined();
    }
    await user.click(screen.getByRole("radio", { name: "Other" }));
    await user.type(await field(/^Your amount/), "7,777");
    expect(card().getByText("₹7,777")).toBeDefined();
  });

  it.each([
    ["", "Please choose an amount"],
    ["99", "Please choose an amount from ₹100 to ₹10,000"],
    ["10001", "Please choose an amount from ₹100 to ₹10,000"],
    ["777.50", "Please choose an amount in whole rupees"],
  ])("refuses another amount of “%s” at its field [R173]", async (typed, message) => {
    const { open } = mockWindow();
    const sent = backend.reply(giftVoucherPaymentLink);
    const { user } = show();
    await fillAll(user);
    await user.click(screen.getByRole("radio", { name: "Other" }));
    if (typed) await user.type(await field(/^Your amount/), typed);
    await solveCaptcha(user);
    await user.click(pay());
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(await field(/^Your amount/));
    expect(sent).toEqual([]);
    expect(open).not.toHaveBeenCalled();
  });

  it("says at each field what is missing, and does not ask for the message [R174]", async () => {
    const sent = backend.reply(giftVoucherPaymentLink);
    const { user } = show();
    await solveCaptcha(user);
    await user.click(pay());
    for (const message of ["Recipient name is required", "Sender name is required"])
      expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getAllByText("Invalid email format")).toHaveLength(2);
    expect(document.activeElement).toBe(await field(/^Recipient name/));
    expect(await field(/^Message \(optional\)/)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("fills the card in as it is typed, and shows no code [R174]", async () => {
    const { user } = show();
    await fillAll(user);
    await user.type(await field(/^Message/), "Happy Diwali!");
    expect(card().getByText(/For Rohan Mehta/)).toBeDefined();
    expect(card().getByText("from Sarita")).toBeDefined();
    expect(card().getByText("“Happy Diwali!”")).toBeDefined();
    expect(card().getByText("GIFT-••••-••••-••••-••••")).toBeDefined();
  });

  it("waits for the captcha, opens the payment page in a new window once, and goes home [R174]", async () => {
    const { opened, open, replace } = mockWindow();
    const sent = backend.reply(giftVoucherPaymentLink, { status: true, data: PAYMENT_PAGE });
    const { user, address } = show();
    await fillAll(user);
    expect(pay().disabled).toBe(true);
    expect(screen.getByTitle("Please complete reCAPTCHA first").contains(pay())).toBe(true);
    expect(screen.getByText("Please complete reCAPTCHA first")).toBeDefined();
    await solveCaptcha(user);
    await user.dblClick(pay());
    await waitFor(() => expect(address()).toBe("/"));
    expect(open.mock.calls).toEqual([["", "_blank"]]);
    expect(replace.mock.calls).toEqual([[PAYMENT_PAGE]]);
    expect(opened.opener).toBeNull();
    expect(await screen.findByText("The payment page is open in a new window")).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        amount: 50_000,
        receiver_name: "Rohan Mehta",
        receiver_email: "rohan@example.com",
        sender_name: "Sarita",
        sender_email: "sarita@example.com",
        message: "",
        txnid: expect.stringMatching(/^\d{13}$/),
        recaptcha: expect.stringMatching(/./),
      },
    ]);
  });

  it("offers a link where the browser blocks the window, and goes home when it is followed [R174]", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    backend.reply(giftVoucherPaymentLink, { status: true, data: PAYMENT_PAGE });
    const { user, address } = show();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(pay());
    const link = await screen.findByRole("link", { name: "Open the payment page" });
    expect(link.getAttribute("href")).toBe(PAYMENT_PAGE);
    expect(link.getAttribute("target")).toBe("_blank");
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(address()).toBe("/gift-voucher");
    await user.click(link);
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("shows a refusal at its field, closes the window and keeps what was typed [R174]", async () => {
    const { close, replace } = mockWindow();
    backend.reply(
      giftVoucherPaymentLink,
      refuse(400, { message: "Please look again", errors: { receiver_email: ["Nobody gets mail there"] } }),
    );
    const { user, address } = show();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(pay());
    expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(0);
    expect(await screen.findByText("Nobody gets mail there")).toBeDefined();
    expect(screen.getByText("Please look again")).toBeDefined();
    expect(close).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
    expect((await field(/^Recipient email/)).value).toBe("rohan@example.com");
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Recipient email/)));
    expect(pay().disabled).toBe(true);
    expect(address()).toBe("/gift-voucher");
  });

  it.each([
    [true, /did not answer/],
    [false, /^You are offline/],
  ])("says 'Something went wrong' when nothing answers, online: %s [R174]", async (isOnline, note) => {
    const { close } = mockWindow();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    backend.use(http.post("*/backend/getvoucgerpaymentlink/", () => HttpResponse.error()));
    const { user } = show();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(pay());
    expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(0);
    expect(screen.getByText(note)).toBeDefined();
    expect(close).toHaveBeenCalledOnce();
    expect((await field(/^Sender name/)).value).toBe("Sarita");
  });

  it("waits again once the captcha has expired [R174]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    const { user } = show();
    await solveCaptcha(user);
    expect(pay().disabled).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(pay().disabled).toBe(true);
    vi.useRealTimers();
  });
});

describe("the gift voucher's page", () => {
  it("shows the terms, and whom to ask [R175]", async () => {
    show();
    const terms = within(
      (await screen.findByRole("heading", { name: "Terms of the voucher" })).parentElement ?? document.body,
    );
    expect(terms.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      giftVoucherTerms(DEFAULT_POLICY).map(plainText),
    );
    expect(terms.getByRole("link").getAttribute("href")).toMatch(/^mailto:care@/);
  });

  it("leads to the pages of products, by id and name with dashes, with their prices [R175] [R198]", async () => {
    show();
    const choices = (await screen.findByRole("heading", { name: "What it may become" })).parentElement;
    const links = within(choices ?? document.body).getAllByRole("link");
    const products = links.filter((one) => one.getAttribute("href") !== "/shop");
    expect(products.length).toBeGreaterThan(0);
    for (const one of products) expect(one.getAttribute("href")).toMatch(/^\/products\/\d+\/[^\s/]+$/);
    for (const one of products) expect(one.textContent).toMatch(/₹[\d,]+\.\d\d$/);
  });
});
