// @vitest-environment jsdom
import { DEFAULT_POLICY, formatDeliveryDay, NO_CASH_THERE, promisedDelivery } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../testing/render-routes.tsx";
// Fetched at the press; here it is compiled beforehand.
import "./pin-answer.tsx";
import { pinCheck } from "./pin-check.ts";

useMockBackend();
const PinCheck = pinCheck(() => import("./pin-answer.tsx"));
beforeEach(() => localStorage.clear());

async function ask(pin = "") {
  const page = renderRoutes([{ path: "/cart", Component: () => <PinCheck saved={undefined} /> }], "/cart");
  await page.user.click(await screen.findByRole("button", { name: "Check delivery to your PIN code" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^PIN code/ });
  expect(document.activeElement).toBe(field);
  if (pin) await page.user.type(field, pin);
  return { ...page, field };
}

const answer = () => screen.getByRole("status").textContent;
const dayTo = (postalCode: string) =>
  formatDeliveryDay(promisedDelivery({ confirmedAt: new Date(), postalCode }, DEFAULT_POLICY));

describe("what is offered to a PIN code (C62)", () => {
  it.each([
    ["380054", "To Ahmedabad, Gujarat", "Free. Free to Ahmedabad.", "Yes. Up to ₹2,000"],
    ["411007", "To Pune, Maharashtra", "₹100. Free with SO Elite", "Yes. Up to ₹2,000"],
    ["900056", "To 900056", "₹100. Free with SO Elite", `No. ${NO_CASH_THERE}`],
  ])("%s: the place, the day, shipping and cash, each with its reason", async (pin, ...texts) => {
    await ask(pin);
    for (const text of [...texts, `By ${dayTo(pin)}`]) expect(answer()).toContain(text);
  });

  it("is asked for whole codes only, and the last one is remembered", async () => {
    const { user, field, unmount } = await ask("38005");
    expect(answer()).toBe("");
    await user.type(field, "4");
    expect(answer()).toContain("Ahmedabad");
    unmount();
    const again = await ask();
    expect(again.field.value).toBe("380054");
    expect(answer()).toContain("Ahmedabad");
  });

  it("says so of a number that is no PIN code", async () => {
    await ask("012345");
    expect(screen.getByText("We know no place with this PIN code. Please check it.")).toBeTruthy();
    expect(answer()).toBe("");
  });
});
