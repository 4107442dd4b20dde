// @vitest-environment jsdom
import {
  sendFailedAgain,
  sendMessageAgain,
  staffMessage,
  staffMessages,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { MESSAGE_VOID } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import MessagesPage from "./messages-page.tsx";

const backend = useMockBackend();
const open = (path: string) => renderDashboard([{ path: "/dashboard/messages", Component: MessagesPage }], path);

type Row = WireReplyOf<typeof staffMessages>["data"][number];

const ROW: Row = {
  ...{ id: 7, channel: "mail", kind: "Account closed", subject: "Your account", receiver: "p…a@g…l.com" },
  ...{ state: "failed", tries: 8, created_at: "2026-03-14T06:30:00Z", failure: "There is no such mailbox." },
  ...{ can_be_sent_again: true, is_readable: true },
};
const listed = (...data: Row[]) => ({ status: true, data, count: data.length, total_pages: 1 });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Joshi", role: "manager", permissions: ["messages"], second_factor: "off" },
  });
  logInAs("staff");
});

describe("the messages", () => {
  it("say what failed and why, by what the address asks for", async () => {
    const code: Row = {
      ...{ id: 8, channel: "sms", kind: "Login code", receiver: "••••••3210", state: "waiting", tries: 2 },
      ...{ created_at: ROW.created_at, due_at: "2026-03-14T06:35:00Z", can_be_sent_again: false, is_readable: false },
    };
    const asked = backend.reply(staffMessages, listed(ROW, code));
    open("/dashboard/messages?state=failed&kind=otp&channel=pigeon&to=2026-03-15");
    const rows = await screen.findAllByRole("row");
    for (const text of [
      "Your account",
      "Mail, Account closed",
      "p…a@g…l.com",
      "Failed",
      "There is no such mailbox.",
      "8 tries",
    ])
      expect(rows[1]?.textContent).toContain(text);
    for (const text of ["Login code", "SMS", "••••••3210", "Waiting", "2 tries, again 14 Mar 2026, 12:05 pm"])
      expect(rows[2]?.textContent).toContain(text);
    expect(within(rows[2] ?? document.body).queryAllByRole("button")).toEqual([]);
    expect(asked[0]?.query).toEqual({ state: "failed", kind: "otp", to: "2026-03-15", page: 1 });
  });

  it("are read where that opens nothing", async () => {
    backend.reply(staffMessages, listed(ROW));
    backend.reply(staffMessage, { status: true, data: { ...ROW, text: "Your account has been closed." } });
    const { user } = open("/dashboard/messages");
    await user.click(await screen.findByRole("button", { name: "Read" }));
    expect(await within(await screen.findByRole("dialog")).findByText("Your account has been closed.")).toBeDefined();
  });

  it("are sent again, or it is said why not", async () => {
    backend.reply(staffMessages, listed(ROW));
    const sent = backend.reply(sendMessageAgain, refuse(409, MESSAGE_VOID));
    const { user } = open("/dashboard/messages");
    await user.click(await screen.findByRole("button", { name: "Send again" }));
    expect(await screen.findByText(MESSAGE_VOID)).toBeDefined();
    expect(sent[0]?.params).toEqual({ id: 7 });
    backend.reply(sendMessageAgain, { status: true, data: { sent: 1 } });
    backend.reply(staffMessages, listed({ ...ROW, state: "waiting", can_be_sent_again: false }));
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(await screen.findByText("The message is on its way again.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Send again" })).toBeNull());
  });

  it("that failed are all sent again, those that the filters show", async () => {
    backend.reply(staffMessages, listed(ROW));
    const sent = backend.reply(sendFailedAgain, { status: true, data: { sent: 3 } });
    const { user } = open("/dashboard/messages?state=failed&kind=welcome&from=2026-03-01");
    await user.click(await screen.findByRole("button", { name: "Send all of these again" }));
    expect(await screen.findByText("3 messages are on their way again.")).toBeDefined();
    expect(sent[0]?.query).toEqual({ kind: "welcome", from: "2026-03-01" });
    open("/dashboard/messages");
    await screen.findAllByRole("row");
    backend.reply(staffMessages, listed());
    open("/dashboard/messages?state=failed");
    expect(await screen.findByText("No messages found")).toBeDefined();
  });
});
