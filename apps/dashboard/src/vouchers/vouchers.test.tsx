// @vitest-environment jsdom
import {
  createVoucher,
  editVoucher,
  endVoucher,
  staffSession,
  staffVoucher,
  staffVouchers,
  voucherUses,
  voucherUsesCsv,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { EDIT_CONFLICT, fromRupees, VOUCHER_FORM_MESSAGES } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import VoucherPage from "./voucher-page.tsx";
import VouchersPage from "./vouchers-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "vouchers", Component: VouchersPage },
      { path: "vouchers/:voucherId", Component: VoucherPage },
    ],
    path,
  );

const VOUCHER: WireReplyOf<typeof staffVoucher>["data"] = {
  ...{ id: 7, code: "TAKE10", kind: "percent", percent: 10, cap: 150, minimum: 500, ends_on: "2026-03-31" },
  ...{ ends_at: "2026-03-31T18:30:00Z", max_uses: 20, uses_left: 20, used: 0, given: 0, state: "running", version: 3 },
};
const list = <Row,>(data: Row[]) => ({ status: true, data, count: data.length, total_pages: 1 });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["content"], second_factor: "off" },
  });
  backend.reply(voucherUses, list([]));
  logInAs("staff");
});

describe("the list of vouchers", () => {
  it("says what each gives, when, and how often it was used", async () => {
    const asked = backend.reply(staffVouchers, list([{ ...VOUCHER, used: 4 }]));
    open("/dashboard/vouchers?state=running&search=TAKE&kind=king");
    const row = (await screen.findByRole("link", { name: "TAKE10" })).closest("tr");
    for (const text of ["10% to ₹150", "Running", "4 of 20"]) expect(row?.textContent).toContain(text);
    expect(asked[0]?.query).toEqual({ kind: "promotion", state: "running", search: "TAKE", page: 1 });
  });

  it("says when there is none", async () => {
    backend.reply(staffVouchers, list([]));
    open("/dashboard/vouchers?state=ended");
    expect(await screen.findByText("No vouchers found")).toBeDefined();
  });
});

describe("a voucher", () => {
  it("is made, with a code that is suggested", async () => {
    const made = backend.reply(createVoucher, { status: true, data: { id: 9 } });
    backend.reply(staffVoucher, { status: true, data: { ...VOUCHER, id: 9 } });
    const { user, address } = open("/dashboard/vouchers/new");
    await user.click(await screen.findByRole("button", { name: "Add the voucher" }));
    expect(screen.getByText(VOUCHER_FORM_MESSAGES.percent)).toBeDefined();
    expect(made).toHaveLength(0);
    await user.type(screen.getByLabelText(/Percent/), "15");
    await user.type(screen.getByLabelText(/Products for at least/), "12,34");
    await user.click(screen.getByRole("button", { name: "Suggest a code" }));
    await user.click(screen.getByRole("button", { name: "Add the voucher" }));
    expect(await screen.findByText(VOUCHER_FORM_MESSAGES.limit)).toBeDefined();
    await user.clear(screen.getByLabelText(/Products for at least/));
    await user.type(screen.getByLabelText(/Products for at least/), "Rs. 1,655.0");
    await user.click(screen.getByRole("button", { name: "Add the voucher" }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.body).toMatchObject({ kind: "percent", percent: 15, minimum: fromRupees(1655) });
    expect(made[0]?.body).toHaveProperty("code", expect.stringMatching(/^TAKE15-[A-Z0-9]{4}$/));
    await waitFor(() => expect(address()).toBe("/dashboard/vouchers/9"));
  });

  it("is changed from the version that was seen, or both are shown", async () => {
    backend.reply(staffVoucher, { status: true, data: VOUCHER });
    const changed = backend.reply(editVoucher, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/vouchers/7");
    const percent = await screen.findByLabelText(/Percent/);
    await user.clear(percent);
    await user.type(percent, "12");
    backend.reply(staffVoucher, { status: true, data: { ...VOUCHER, percent: 11, cap: 200, version: 4 } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const keep = await screen.findByRole("button", { name: "Save both changes" });
    expect(changed[0]?.body).toMatchObject({ percent: 12, cap: fromRupees(150), ends_on: "2026-03-31", version: 3 });
    expect(screen.getByRole("row", { name: /Percent/ }).textContent).toMatch(/11.*12/);
    const kept = backend.reply(editVoucher, { status: true, data: { version: 5 } });
    await user.click(keep);
    await waitFor(() => expect(kept[0]?.body).toMatchObject({ percent: 12, cap: fromRupees(200), version: 4 }));
  });

  it("has what was typed after Back and Forward, from the version that it began with", async () => {
    backend.reply(staffVouchers, list([VOUCHER]));
    backend.reply(staffVoucher, { status: true, data: { ...VOUCHER, id: 17 } });
    const { user, router } = open("/dashboard/vouchers/17");
    const percent = await screen.findByLabelText(/Percent/);
    await user.clear(percent);
    await user.type(percent, "12");
    await router.navigate("/dashboard/vouchers");
    await screen.findByRole("link", { name: "TAKE10" });
    backend.reply(staffVoucher, {
      status: true,
      data: { ...VOUCHER, id: 17, percent: 11, cap: 200, version: 4 },
    });
    const changed = backend.reply(editVoucher, refuse(409, EDIT_CONFLICT));
    await router.navigate("/dashboard/vouchers/17");
    expect(await screen.findByDisplayValue("12")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(changed[0]?.body).toMatchObject({ percent: 12, version: 3 }));
    expect(await screen.findByRole("row", { name: /150 200 Not changed The shop's$/ })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Drop my changes" }));
    expect(await screen.findByDisplayValue("11")).toBeDefined();
    expect(screen.queryByText("Not saved yet")).toBeNull();
  });

  it("is ended at once", async () => {
    backend.reply(staffVoucher, { status: true, data: VOUCHER });
    const ended = backend.reply(endVoucher, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/vouchers/7");
    const end = await screen.findByRole("button", { name: "End it now" });
    backend.reply(staffVoucher, { status: true, data: { ...VOUCHER, state: "ended", version: 4 } });
    await user.click(end);
    expect(await screen.findByText("Ended")).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Ended"));
    expect(ended[0]?.body).toEqual({ version: 3 });
    expect(screen.queryByRole("button", { name: "End it now" })).toBeNull();
  });

  it("keeps its code once orders used it, which are listed", async () => {
    backend.reply(staffVoucher, { status: true, data: { ...VOUCHER, used: 1, given: 100 } });
    const use = { id: 5, order_id: "SO-2026-000005", full_name: "Asha Patel", amount: 100 };
    backend.reply(voucherUses, list([{ ...use, used_at: "2026-03-14T06:30:00Z" }]));
    open("/dashboard/vouchers/7");
    expect((await screen.findByRole("link", { name: use.order_id })).getAttribute("href")).toContain("/orders/5");
    expect(screen.getByLabelText(/^Code/).hasAttribute("readonly")).toBe(true);
    expect(screen.getByText("Used once, gave ₹100.00")).toBeDefined();
  });

  it("that was used gives its orders as a file, and another nothing", async () => {
    backend.reply(staffVoucher, { status: true, data: { ...VOUCHER, used: 1, given: 100 } });
    const asked = backend.reply(voucherUsesCsv, refuse(429, "Too many downloads."));
    const first = open("/dashboard/vouchers/7");
    expect(await screen.findByText("No orders yet")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
    first.unmount();
    const use = { id: 5, order_id: "SO-2026-000005", full_name: "Asha Patel", amount: 100 };
    backend.reply(voucherUses, list([{ ...use, used_at: "2026-03-14T06:30:00Z" }]));
    const { user } = open("/dashboard/vouchers/7");
    await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
    expect(await screen.findByText("Too many downloads.")).toBeDefined();
    expect(asked[0]?.params).toEqual({ id: 7 });
  });

  it("says at its field what the server refuses", async () => {
    backend.reply(staffVoucher, { status: true, data: VOUCHER });
    const refusal = { message: VOUCHER_FORM_MESSAGES.uses, errors: { max_uses: ["It was used 5 times."] } };
    backend.reply(editVoucher, refuse(409, refusal));
    const { user } = open("/dashboard/vouchers/7");
    const uses = await screen.findByLabelText(/Uses in all/);
    await user.clear(uses);
    await user.type(uses, "4");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("It was used 5 times.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(uses));
  });

  it("begins again with its new state once its days were changed", async () => {
    backend.reply(staffVoucher, { status: true, data: VOUCHER });
    backend.reply(editVoucher, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/vouchers/7");
    const percent = await screen.findByLabelText(/Percent/);
    await user.clear(percent);
    await user.type(percent, "12");
    backend.reply(staffVoucher, { status: true, data: { ...VOUCHER, percent: 12, state: "coming", version: 4 } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Coming")).toBeDefined();
    const ended = backend.reply(endVoucher, { status: true, data: { version: 5 } });
    await user.click(screen.getByRole("button", { name: "End it now" }));
    await waitFor(() => expect(ended[0]?.body).toEqual({ version: 4 }));
  });

  it("of a gift is only seen [C38]", async () => {
    const owner = { id: 3, name: "Asha Patel" };
    backend.reply(staffVoucher, {
      status: true,
      data: { ...VOUCHER, code: "… DDDD", kind: "gift", amount: 500, owner },
    });
    open("/dashboard/vouchers/7");
    expect(await screen.findByText(/It belongs to Asha Patel/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
