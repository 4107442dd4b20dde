// @vitest-environment jsdom

import { captchaChallenge, countries, inquiry } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { contact } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import ContactPage from "./contact-page.tsx";

const backend = useMockBackend();
type User = ReturnType<typeof renderRoutes>["user"];

const INDIA = { id: 104, country_name: "India", calling_code: "+91" };
const SENT = "Thank you! Your inquiry has been sent.";
const FAILED = "Failed to send inquiry";

beforeEach(() => void backend.reply(countries, { status: true, data: [INDIA] }));

const open = () => renderRoutes([{ path: "/contact-us", Component: ContactPage }], "/contact-us").user;
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /^(Submit|Sending)$/ });
const solveCaptcha = async (user: User) => {
  await user.click(await screen.findByRole("checkbox", { name: "I am not a robot" }));
  await screen.findByText(/you can go on/);
};
const chooseIndia = async (user: User) => {
  await user.type(await field(/^Country/), "ind");
  await user.click(await screen.findByRole("option", { name: "India" }));
};
async function fillAll(user: User) {
  await user.type(await field(/^Company/), "Rao Traders");
  await user.type(await field(/^Name/), "Kavita Rao");
  await user.type(await field(/^Email/), "kavita@example.com");
  await user.type(await field(/^Subject/), "Ghee by the tin");
  await chooseIndia(user);
  await user.type(await field(/^Phone/), "98765 43210");
  await user.type(await field(/^Description/), "Do you sell tins?");
}

describe("the inquiry form", () => {
  it("says at each field what is missing; no phone before a country is chosen [R128]", async () => {
    const sent = backend.reply(inquiry, { status: true });
    const user = open();
    await solveCaptcha(user);
    await user.click(submit());
    for (const message of [
      "Company is required",
      "Name is required",
      "Invalid email format",
      "Subject is required",
      "Please select a country",
      "Description is required",
    ])
      expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByText("Phone is required")).toBeNull();
    expect(document.activeElement).toBe(await field(/^Company/));
    expect(await field(/^Phone \(optional\)/)).toBeDefined();

    await chooseIndia(user);
    expect((await field(/^Phone$/)).required).toBe(true);
    await user.click(submit());
    expect(await screen.findByText("Phone is required")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("takes digits alone for the phone, behind the country's code [R128]", async () => {
    const user = open();
    await user.type(await field(/^Phone/), "98a76-5x");
    expect((await field(/^Phone/)).value).toBe("98765");
    await user.clear(await field(/^Phone/));
    await user.paste("+91 98765 43210");
    expect((await field(/^Phone/)).value).toBe("9876543210");
    await chooseIndia(user);
    expect((await field(/^Phone/)).value).toBe("9876543210");
    expect(screen.getByText("+91")).toBeDefined();
  });

  it("asks for countries from the third character on [R129]", async () => {
    const asked = backend.reply(countries, { status: true, data: [INDIA] });
    const user = open();
    await user.type(await field(/^Country/), "in");
    expect(screen.queryByRole("option")).toBeNull();
    expect(asked).toEqual([]);
    await user.type(await field(/^Country/), "d");
    await screen.findByRole("option", { name: "India" });
    expect(asked.map(({ query }) => query.filter_search)).toEqual(["ind"]);
  });

  it("waits for the captcha, sends once, and clears itself and the captcha [R130] [R131] [C7]", async () => {
    const sent = backend.reply(inquiry, { status: true, message: SENT });
    const user = open();
    await field(/^Company/);
    expect(submit().disabled).toBe(true);
    expect(screen.getByText("Please complete reCAPTCHA first")).toBeDefined();
    await fillAll(user);
    await solveCaptcha(user);
    await user.dblClick(submit());
    expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0);
    expect(screen.getByText(contact(DEFAULT_POLICY).next)).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        company: "Rao Traders",
        name: "Kavita Rao",
        email: "kavita@example.com",
        subject: "Ghee by the tin",
        country: 104,
        phone: "+919876543210",
        inquiry_description: "Do you sell tins?",
        age_group: "00 to 06",
        recaptcha: expect.stringMatching(/./),
      },
    ]);
    for (const label of [/^Company/, /^Name/, /^Email/, /^Subject/, /^Country/, /^Phone/, /^Description/])
      expect((await field(label)).value).toBe("");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "I am not a robot" }).checked).toBe(false);
    expect(submit().disabled).toBe(true);
  });

  it("waits again once the captcha has expired [R130]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    const user = open();
    await solveCaptcha(user);
    expect(submit().disabled).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(submit().disabled).toBe(true);
    vi.useRealTimers();
  });

  it("shows a refusal at its field, keeps what was typed and asks for a new captcha [R130]", async () => {
    backend.reply(
      inquiry,
      refuse(400, { message: "Please look again", errors: { inquiry_description: ["Please say a little more"] } }),
    );
    const user = open();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText("Please say a little more")).toBeDefined();
    expect((await screen.findAllByText("Please look again")).length).toBeGreaterThan(0);
    const description = await field(/^Description/);
    await waitFor(() => expect(document.activeElement).toBe(description));
    expect(description.value).toBe("Do you sell tins?");
    expect((await field(/^Country/)).value).toBe("India");
    expect(submit().disabled).toBe(true);
  });

  it("says that the captcha was not accepted in the server's words [R130]", async () => {
    backend.reply(inquiry, refuse(400, "reCAPTCHA verification failed"));
    const user = open();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect((await screen.findAllByText("reCAPTCHA verification failed")).length).toBeGreaterThan(0);
  });

  it.each([
    [true, /did not answer/],
    [false, /^You are offline/],
  ])("says so when nothing answers, online: %s, and keeps what was typed [R130]", async (isOnline, note) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    backend.use(http.post("*/backend/inquiries/", () => HttpResponse.error()));
    const user = open();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(0);
    expect(screen.getByText(note)).toBeDefined();
    expect((await field(/^Subject/)).value).toBe("Ghee by the tin");
  });

  it("says that the captcha could not be fetched", async () => {
    backend.reply(captchaChallenge, refuse(500));
    const user = open();
    await user.click(await screen.findByRole("checkbox", { name: "I am not a robot" }));
    expect(await screen.findByText("The check did not work. Please tick the box again.")).toBeDefined();
    expect(submit().disabled).toBe(true);
  });
});

it("the page names the ways that need no form", async () => {
  open();
  for (const { link } of contact(DEFAULT_POLICY).ways)
    expect((await screen.findByRole("link", { name: link.text })).getAttribute("href")).toBe(link.href);
  expect(screen.getAllByText(DEFAULT_POLICY.identity.careHours)).toHaveLength(1);
});
