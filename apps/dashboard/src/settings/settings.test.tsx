// @vitest-environment jsdom
import { changeShopSettings, shopSettings, shopSettingsHistory, staffSession } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { EDIT_CONFLICT } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import HistoryPage from "./history-page.tsx";
import IdentityPage from "./identity-page.tsx";
import SellingPage from "./selling-page.tsx";
// Loaded here, not within a test that waits for it.
import "./settings-form.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "settings", Component: IdentityPage },
      { path: "settings/selling", Component: SellingPage },
      { path: "settings/history", Component: HistoryPage },
    ],
    path,
  );

const stored = (version: number, values: Readonly<Record<string, string>>) =>
  backend.reply(shopSettings, { status: true, data: { version, values } });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["settings"], second_factor: "off" },
  });
  stored(2, { "policy.minimumOrder": "300" });
  logInAs("staff");
});

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe("the settings", () => {
  it("show what counts now, and save what was changed by the version that was seen", async () => {
    const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings/selling");
    expect(await screen.findByLabelText("Minimum order")).toHaveProperty("value", "300");
    type("Shipping charge", "80");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(sent[0]?.body).toMatchObject({
      version: 2,
      changes: { "shipping.charge": "80", "policy.minimumOrder": "300" },
    });
  });

  it("have a list where there is something to choose from", async () => {
    const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings/selling");
    await user.selectOptions(await screen.findByLabelText("Earning and spending"), "Off");
    expect(screen.getByRole("button", { name: "Earning and spending: use the default" }).textContent).toBe(
      "Use the default: On",
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(sent[0]?.body).toMatchObject({ changes: { "coins.isOn": "off" } });
  });

  it("say at the field what cannot be, and send nothing", async () => {
    const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings");
    await screen.findByLabelText("GSTIN");
    type("State", "Maharashtra");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText(/This GSTIN is not registered in Maharashtra/)).toBeDefined();
    expect(sent).toHaveLength(0);
  });

  it("go back to their defaults", async () => {
    const { user } = open("/dashboard/settings/selling");
    const minimum = await screen.findByLabelText("Minimum order");
    await user.click(screen.getByRole("button", { name: "Minimum order: use the default" }));
    expect(minimum).toHaveProperty("value", "250");
    expect(screen.queryByRole("button", { name: "Minimum order: use the default" })).toBeNull();
  });

  it("show what somebody else has changed in the meantime, to choose from", async () => {
    backend.reply(changeShopSettings, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/settings/selling");
    await screen.findByLabelText("Minimum order");
    type("Shipping charge", "80");
    stored(3, { "policy.minimumOrder": "350" });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const theirs = await screen.findByRole("table");
    expect(within(theirs).getByText("350")).toBeDefined();
  });

  it("have a history of who changed what", async () => {
    backend.reply(shopSettingsHistory, {
      status: true,
      count: 1,
      total_pages: 1,
      data: [
        {
          version: 2,
          changed_at: "2026-03-14T09:30:00+05:30",
          changed_by: "Meera Shah",
          changes: [{ key: "identity.cin", before: "", after: "U15490GJ2016PTC012345" }],
        },
      ],
    });
    open("/dashboard/settings/history");
    const row = (await screen.findByText("Meera Shah")).closest("tr");
    expect(row?.textContent).toContain("Seller: CIN: nothing → U15490GJ2016PTC012345");
  });
});
