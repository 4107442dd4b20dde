// @vitest-environment jsdom
import {
  createDeliveryOption,
  editDeliveryOption,
  moveDeliveryOption,
  staffDeliveryOptions,
  staffSession,
} from "@store/api-client/contract";
import { DELIVERY_OPTION_MESSAGES } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import DeliveryOptionPage from "./delivery-option-page.tsx";
import DeliveryOptionsPage from "./delivery-options-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "content/delivery-options", Component: DeliveryOptionsPage },
      { path: "content/delivery-options/:optionId", Component: DeliveryOptionPage },
    ],
    path,
  );

const WEEKLY = { id: 7, name: "Weekly", duration: 7, is_offered: true, subscriptions: 2, version: 3 };

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["content"], second_factor: "off" },
  });
  backend.reply(staffDeliveryOptions, { status: true, data: [WEEKLY] });
  logInAs("staff");
});

describe("delivery options", () => {
  it("are listed with how many are delivered by them", async () => {
    open("/dashboard/content/delivery-options");
    const row = (await screen.findByRole("link", { name: "Weekly" })).closest("tr");
    for (const text of ["7 days", "Offered", "2 subscriptions"]) expect(row?.textContent).toContain(text);
  });

  it("are put in order by the buttons of the list", async () => {
    const moved = backend.reply(moveDeliveryOption, { status: true, data: { is_moved: false } });
    const { user } = open("/dashboard/content/delivery-options");
    const up = await screen.findByRole("button", { name: "Move Weekly up" });
    await user.click(up);
    expect(await screen.findByText("It is already at the end.")).toBeDefined();
    expect(moved[0]).toMatchObject({ params: { id: 7 }, body: { to: "before" } });
    expect(document.activeElement).toBe(up);
  });

  it("are added", async () => {
    const made = backend.reply(createDeliveryOption, { status: true, data: { id: 9 } });
    const { user, address } = open("/dashboard/content/delivery-options/new");
    await user.click(await screen.findByRole("button", { name: "Add the delivery option" }));
    expect(screen.getByText(DELIVERY_OPTION_MESSAGES.durationDays)).toBeDefined();
    await user.type(screen.getByLabelText(/^Name/), "Every two weeks");
    await user.type(screen.getByLabelText(/^Days/), "14");
    await user.click(screen.getByRole("button", { name: "Add the delivery option" }));
    await waitFor(() => expect(address()).toBe("/dashboard/content/delivery-options"));
    expect(made[0]?.body).toEqual({ name: "Every two weeks", duration: 14, is_offered: true });
  });

  it("keep their days while subscriptions are delivered by them, and are offered no more", async () => {
    const changed = backend.reply(editDeliveryOption, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/content/delivery-options/7");
    expect((await screen.findByLabelText(/^Days/)).hasAttribute("readonly")).toBe(true);
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(changed[0]?.body).toEqual({ name: "Weekly", duration: 7, is_offered: false, version: 3 });
  });
});
