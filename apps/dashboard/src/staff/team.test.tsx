// @vitest-environment jsdom
import {
  addStaffMember,
  addStaffRole,
  beginSecondFactor,
  changeStaffRole,
  confirmSecondFactor,
  deleteStaffRole,
  editStaffRole,
  endStaffSession,
  mySessions,
  removeStaffMember,
  renewRecoveryCodes,
  resetSecondFactor,
  staffRoles,
  staffSession,
  team,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { LAST_OWNER, NOT_PERMITTED, ROLE_NAME_TAKEN, ROLE_NEEDS_NAME, ROLE_NEEDS_PERMISSION } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import MySessionsPage from "./my-sessions-page.tsx";
import TeamPage from "./team-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "/dashboard/team", Component: TeamPage },
      { path: "/dashboard/sessions", Component: MySessionsPage },
    ],
    path,
  );

const HERE = {
  id: 1,
  device: "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0",
  began_at: "2026-03-14T06:30:00Z",
  is_current: true,
};
const ELSEWHERE = { ...HERE, id: 2, device: "Mozilla/5.0 (Linux; Android 14) Chrome/126.0", is_current: false };
const MEERA = {
  ...{ id: 7, name: "Meera Shah", email: "meera@example.com", role: "owner" as const, role_name: "Owner" },
  ...{ has_second_factor: false, joined_at: "2026-01-01T06:30:00Z", sessions: [HERE] },
};
const SURESH = {
  ...{ id: 8, name: "Suresh Iyer", email: "suresh@example.com", role: "packer" as const, role_name: "Packer" },
  ...{ has_second_factor: true, joined_at: "2026-02-01T06:30:00Z", sessions: [ELSEWHERE] },
};

const COUNTER = { id: 3, name: "Counter", permissions: ["orders" as const, "stock" as const], members: 0 };

const staff = (permissions: string[]) => ({
  status: true,
  data: { name: "Meera Shah", role: "Owner", permissions, second_factor: "off" as const },
});

beforeEach(() => {
  backend.reply(staffSession, staff(["orders", "team"]));
  backend.reply(team, { status: true, data: [MEERA, SURESH] });
  backend.reply(staffRoles, { status: true, data: [COUNTER] });
  logInAs("staff");
});

describe("the team", () => {
  const dialog = async () => within(await screen.findByRole("dialog"));

  it("is listed with roles, and where each is logged in", async () => {
    open("/dashboard/team");
    const card = (await screen.findByRole("heading", { name: "Meera Shah (you)" })).closest("li");
    for (const text of [
      "Owner",
      "meera@example.com",
      "without an authenticator app",
      "Chrome on Windows",
      "This session",
    ])
      expect(card?.textContent).toContain(text);
  });

  it("takes somebody in by their email", async () => {
    const added = backend.reply(addStaffMember, { status: true, data: { id: 9 } });
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name: "Add somebody" }));
    const form = await dialog();
    await user.click(form.getByRole("button", { name: "Add" }));
    expect(added).toHaveLength(0);
    await user.type(form.getByRole("textbox", { name: "Email" }), "kiran@example.com");
    await user.selectOptions(form.getByRole("combobox", { name: "Role" }), "Manager");
    await user.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(added[0]?.body).toEqual({ email: "kiran@example.com", role: "manager" });
  });

  it("keeps its last owner, and says so", async () => {
    backend.reply(changeStaffRole, refuse(409, LAST_OWNER));
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name: "Change role of Meera Shah" }));
    const form = await dialog();
    await user.selectOptions(form.getByRole("combobox", { name: "Role" }), "Packer");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText(LAST_OWNER)).toBeDefined();
  });

  it("gives another role, and the earlier one back", async () => {
    const changed = backend.reply(changeStaffRole, { status: true });
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name: "Change role of Suresh Iyer" }));
    const form = await dialog();
    await user.selectOptions(form.getByRole("combobox", { name: "Role" }), "Manager");
    await user.click(form.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(changed.map(({ body }) => body?.role)).toEqual(["manager", "packer"]));
  });

  it("gives a role of the shop's own", async () => {
    const changed = backend.reply(changeStaffRole, { status: true });
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name: "Change role of Suresh Iyer" }));
    const form = await dialog();
    await user.selectOptions(form.getByRole("combobox", { name: "Role" }), "Counter");
    expect(form.getByText(/^See orders, and pack.*Count stock/)).toBeDefined();
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The role of Suresh Iyer is Counter now.")).toBeDefined();
    expect(changed[0]).toMatchObject({ params: { id: 8 }, body: { role: 3 } });
  });

  it.each([
    ["Remove Suresh Iyer", "Remove", removeStaffMember],
    ["Reset authenticator app of Suresh Iyer", "Reset it", resetSecondFactor],
  ] as const)("asks first: %s", async (name, label, endpoint) => {
    const sent = backend.reply(endpoint, { status: true });
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name }));
    const asked = await dialog();
    expect(sent).toHaveLength(0);
    await user.click(asked.getByRole("button", { name: label }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent[0]).toMatchObject({ params: { id: 8 } });
  });

  it("is nothing for others", async () => {
    backend.reply(staffSession, staff(["orders"]));
    open("/dashboard/team");
    expect(await screen.findByText(NOT_PERMITTED)).toBeDefined();
  });
});

describe("roles of the shop's own", () => {
  const dialog = async () => within(await screen.findByRole("dialog"));

  it("are added with a name and what they may do", async () => {
    const added = backend.reply(addStaffRole, { status: true, data: { id: 4 } });
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name: "Add a role" }));
    const form = await dialog();
    await user.click(form.getByRole("button", { name: "Save" }));
    for (const message of [ROLE_NEEDS_NAME, ROLE_NEEDS_PERMISSION]) expect(form.getByText(message)).toBeDefined();
    await user.type(form.getByRole("textbox", { name: "Name" }), "Accountant");
    await user.click(form.getByRole("checkbox", { name: /^See what the shop sells/ }));
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(added[0]?.body).toEqual({ name: "Accountant", permissions: ["sales"] });
  });

  it("are changed, and say what is refused", async () => {
    backend.reply(editStaffRole, refuse(409, { message: ROLE_NAME_TAKEN, errors: { name: [ROLE_NAME_TAKEN] } }));
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name: "Change the role Counter" }));
    const form = await dialog();
    await user.click(form.getByRole("checkbox", { name: /^Count stock/ }));
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText(ROLE_NAME_TAKEN)).toBeDefined();
    const edited = backend.reply(editStaffRole, { status: true });
    await user.type(form.getByRole("textbox", { name: "Name" }), " 2");
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(edited[0]).toMatchObject({ params: { id: 3 }, body: { name: "Counter 2", permissions: ["orders"] } });
  });

  it("are deleted once nobody has them", async () => {
    const deletedRole = backend.reply(deleteStaffRole, { status: true });
    const { user } = open("/dashboard/team");
    await user.click(await screen.findByRole("button", { name: "Delete the role Counter" }));
    await user.click((await dialog()).getByRole("button", { name: "Delete it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(deletedRole[0]).toMatchObject({ params: { id: 3 } });
  });

  it("stay while somebody has them", async () => {
    backend.reply(staffRoles, { status: true, data: [{ ...COUNTER, members: 2 }] });
    open("/dashboard/team");
    expect(await screen.findByText(/^2 people have it/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Delete the role Counter" })).toBeNull();
  });
});

describe("one's own sessions", () => {
  it("are ended one by one, except the one that asks", async () => {
    backend.reply(mySessions, { status: true, data: [HERE, ELSEWHERE] });
    const ended = backend.reply(endStaffSession, { status: true });
    const { user } = open("/dashboard/sessions");
    const end = await screen.findByRole("button", { name: /^End the session on Chrome on Android/ });
    expect(screen.getAllByRole("button", { name: /^End the session/ })).toHaveLength(1);
    await user.click(end);
    backend.reply(mySessions, { status: true, data: [HERE] });
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "End the session" }));
    await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
    expect(ended[0]).toMatchObject({ params: { id: 2 } });
  });

  it("stand below the authenticator app, which is set up there where the shop asks for none", async () => {
    backend.reply(mySessions, { status: true, data: [HERE] });
    const data = { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Shop:meera?secret=JBSWY3DPEHPK3PXP" };
    backend.reply(beginSecondFactor, { status: true, data });
    const confirmed = backend.reply(confirmSecondFactor, { status: true, data: { recovery_codes: ["01ab2-cd3ef"] } });
    const { user } = open("/dashboard/sessions");
    await user.click(await screen.findByRole("button", { name: "Set up an authenticator app" }));
    expect(await screen.findByText("JBSWY3DPEHPK3PXP")).toBeDefined();
    const set = staff(["orders"]);
    backend.reply(staffSession, { ...set, data: { ...set.data, second_factor: "verified", recovery_codes_left: 1 } });
    await user.type(screen.getByRole("textbox", { name: /Code/ }), "123 456");
    await user.click(screen.getByRole("button", { name: "Confirm the code" }));
    expect(await screen.findByText("01ab2-cd3ef")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "I have kept them" }));
    expect(await screen.findByText(/^Recovery codes that are left: 1/)).toBeDefined();
    expect(await screen.findByText(/^It is set up/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Set up an authenticator app" })).toBeNull();
    expect(confirmed[0]?.body).toEqual({ code: "123456" });
  });

  it("stand below the recovery codes, which are made anew for a code of the app", async () => {
    backend.reply(mySessions, { status: true, data: [HERE] });
    const set = staff(["orders"]);
    backend.reply(staffSession, { ...set, data: { ...set.data, second_factor: "verified", recovery_codes_left: 2 } });
    const renewed = backend.reply(renewRecoveryCodes, { status: true, data: { recovery_codes: ["zzzzz-yyyyy"] } });
    const { user } = open("/dashboard/sessions");
    await user.click(await screen.findByRole("button", { name: "Make new recovery codes" }));
    await user.type(await screen.findByRole("textbox", { name: /Code/ }), "123456");
    await user.click(screen.getByRole("button", { name: "Make new recovery codes" }));
    expect(await screen.findByText("zzzzz-yyyyy")).toBeDefined();
    expect(renewed[0]?.body).toEqual({ code: "123456" });
    await user.click(screen.getByRole("button", { name: "I have kept them" }));
    expect(await screen.findByRole("button", { name: "Make new recovery codes" })).toBeDefined();
  });

  it("are asked for again when they could not be loaded", async () => {
    backend.reply(mySessions, refuse(429, "Too many"));
    open("/dashboard/sessions");
    expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
  });
});
