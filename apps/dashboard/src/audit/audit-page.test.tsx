// @vitest-environment jsdom
import {
  staffActionMembers,
  staffActions,
  staffActionsCsv,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import AuditPage from "./audit-page.tsx";

const backend = useMockBackend();
const open = (query = "") => renderDashboard([{ path: "audit", Component: AuditPage }], `/dashboard/audit${query}`);

type Row = WireReplyOf<typeof staffActions>["data"][number];
const ROW: Row = {
  ...{ id: 9, at: "2026-03-14T06:30:00Z", by: "Kiran Joshi", action: "correct parcel", subject: "order" },
  ...{ subject_id: 12, changes: [{ field: "Parcel", before: "Garuda, GP1", after: "Garuda, GP2" }] },
};
const listed = (...data: Row[]) => ({ status: true, data, count: data.length, total_pages: 1 });

const session = (permissions: "team"[]) =>
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions, second_factor: "off" },
  });

beforeEach(() => {
  session(["team"]);
  backend.reply(staffActionMembers, { status: true, data: [{ id: 3, name: "Kiran Joshi" }] });
  logInAs("staff");
});

const firstRow = async () => {
  const [, row] = await screen.findAllByRole("row");
  return within(row ?? document.body);
};

describe("the audit", () => {
  it("says who did what, when and on what, and what that changed", async () => {
    backend.reply(staffActions, listed(ROW));
    open();
    const row = await firstRow();
    for (const text of ["Correct parcel", "14 Mar 2026, 12:00 pm", "Kiran Joshi"])
      expect(row.getByText(text)).toBeDefined();
    expect(row.getByRole("link", { name: "Order 12" }).getAttribute("href")).toBe("/dashboard/orders/12");
    expect(row.getByRole("listitem").textContent).toBe("Parcel: Garuda, GP1 → Garuda, GP2");
  });

  it("names the command line, and a value that was not there before", async () => {
    backend.reply(
      staffActions,
      listed({ ...ROW, by: null, subject: "review", changes: [{ field: "Role", after: "owner" }] }),
    );
    open();
    const row = await firstRow();
    expect(row.getByText("Command line")).toBeDefined();
    expect(row.getByRole("listitem").textContent).toBe("Role: nothing → owner");
    expect(row.queryByRole("link")).toBeNull();
  });

  it("unfolds many fields", async () => {
    const changes = ["Name", "Price", "Stock", "Origin"].map((field) => ({ field, after: "x" }));
    backend.reply(staffActions, listed({ ...ROW, changes }));
    const { user } = open();
    const row = await firstRow();
    const fold = row.getByRole("group");
    expect(fold.hasAttribute("open")).toBe(false);
    await user.click(row.getByText("4 fields"));
    expect(fold.hasAttribute("open")).toBe(true);
  });

  it("asks for what the address says, and shows it in the filters", async () => {
    const asked = backend.reply(staffActions, listed());
    open("?member=3&subject=failed+job&from=2026-03-01&to=2026-02-31&page=2");
    expect(await screen.findByText("No actions found")).toBeDefined();
    expect(asked[0]?.query).toEqual({ member: 3, subject: "failed job", from: "2026-03-01", page: 2 });
    await screen.findByRole("option", { name: "Kiran Joshi" });
    const field = (label: string) => screen.getByLabelText(label);
    expect(field("Who")).toHaveProperty("value", "3");
    expect(field("On what")).toHaveProperty("value", "failed job");
    expect(field("From")).toHaveProperty("value", "2026-03-01");
  });

  it("downloads what is filtered as CSV", async () => {
    backend.reply(staffActions, listed(ROW));
    const asked = backend.reply(staffActionsCsv, refuse(403, "Not now."));
    const { user } = open("?subject=order&page=2");
    await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
    expect(await screen.findByText("Not now.")).toBeDefined();
    expect(asked[0]?.query).toEqual({ subject: "order" });
  });

  it("without an action says so", async () => {
    backend.reply(staffActions, listed());
    open();
    expect(await screen.findByText("No actions yet")).toBeDefined();
  });

  it("that cannot be loaded says so, and is asked for again", async () => {
    backend.reply(staffActions, refuse(500, "Broken"));
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Try again" });
    backend.reply(staffActions, listed(ROW));
    await user.click(again);
    expect(await screen.findByText("Correct parcel")).toBeDefined();
  });

  it("is not for a role that does not decide about the team", async () => {
    session([]);
    open();
    expect(await screen.findByText("Not for your role")).toBeDefined();
  });
});
