// @vitest-environment jsdom
import {
  changeMessageText,
  messageText,
  messageTexts,
  previewMessageText,
  staffSession,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { EDIT_CONFLICT, TEMPLATE_ID_MISSING } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import TextPage from "./text-page.tsx";
import TextsPage from "./texts-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "settings/texts", Component: TextsPage },
      { path: "settings/texts/:channel/:key", Component: TextPage },
    ],
    `/dashboard/settings/texts${path}`,
  );

const stored = (version: number, values: Readonly<Record<string, string>>) =>
  backend.reply(messageText, { status: true, data: { version, values } });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["settings"], second_factor: "off" },
  });
  stored(2, { subject: "Thank you for {{number}}" });
  logInAs("staff");
});

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const saved = () => backend.reply(changeMessageText, { status: true, data: { version: 3, values: {} } });

describe("the list of texts", () => {
  it("leads to each, and says which have words of the owner's", async () => {
    backend.reply(messageTexts, {
      status: true,
      data: {
        texts: [
          { channel: "mail", key: "order-placed", version: 2, values: { subject: "Hi" } },
          { channel: "sms", key: "otp", version: 4, values: {} },
        ],
      },
    });
    open("");
    const mails = await screen.findByRole("region", { name: "Mails" });
    const link = within(mails).getByRole("link", { name: "Order placed" });
    expect(link.getAttribute("href")).toBe("/dashboard/settings/texts/mail/order-placed");
    expect(link.closest("li")?.textContent).toContain("Your words");
    expect(screen.getAllByText("Your words")).toHaveLength(1);
    const sms = screen.getByRole("region", { name: "SMS" });
    expect(within(sms).getAllByRole("link")).toHaveLength(9);
  });
});

describe("the words of a mail", () => {
  it("are shown as they count now, and saved by the version that was seen", async () => {
    const sent = saved();
    const { user } = open("/mail/order-placed");
    expect(await screen.findByLabelText("Subject")).toHaveProperty("value", "Thank you for {{number}}");
    type("Opening words", "We are glad. You pay {{total}}.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(sent[0]?.body).toMatchObject({
      version: 2,
      values: { subject: "Thank you for {{number}}", opening: "We are glad. You pay {{total}}." },
    });
  });

  it("say at the text which variable is not known, and send nothing", async () => {
    const sent = saved();
    const { user } = open("/mail/order-placed");
    await screen.findByLabelText("Subject");
    type("Opening words", "Hello {{otp}}");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText(/There is no variable \{\{otp\}\} in this text/)).toBeDefined();
    expect(sent).toHaveLength(0);
  });

  it("go back to the default", async () => {
    const sent = saved();
    const { user } = open("/mail/order-placed");
    const subject = await screen.findByLabelText("Subject");
    await user.click(screen.getByRole("button", { name: "Use the default words" }));
    expect(subject).toHaveProperty("value", "Your order {{number}} is placed");
    expect(screen.queryByRole("button", { name: "Use the default words" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved. The shop shows it now.");
    expect(sent[0]?.body).toMatchObject({ version: 2, values: { subject: "Your order {{number}} is placed" } });
  });

  it("name what they can insert, and what they have to", async () => {
    open("/mail/order-note");
    const variables = await screen.findByRole("region", { name: "Variables" });
    expect(within(variables).getByText("{{words}}").closest("li")?.textContent).toContain("has to be named");
    expect(within(variables).getByText("{{number}}").closest("li")?.textContent).not.toContain("has to be");
  });

  it("are previewed as they are typed, in a frame where nothing runs", async () => {
    const asked = backend.reply(previewMessageText, {
      status: true,
      data: { subject: "Thank you for SO-1", text: "Namaste", html: "<p>Namaste</p>" },
    });
    const { user } = open("/mail/order-placed");
    await screen.findByLabelText("Subject");
    type(/^Small print/, "Keep {{number}}.");
    await user.click(screen.getByRole("button", { name: "Show how it reads" }));
    expect(await screen.findByText("Subject: Thank you for SO-1")).toBeDefined();
    expect(asked[0]?.body).toMatchObject({ values: { note: "Keep {{number}}." } });
    const frame = screen.getByTitle("The mail");
    expect(frame.getAttribute("sandbox")).toBe("");
    expect(frame.getAttribute("srcdoc")).toBe("<p>Namaste</p>");
    type(/^Small print/, "Other.");
    expect(screen.queryByTitle("The mail")).toBeNull();
    type(/^Small print/, "{");
    expect(screen.getByRole("button", { name: "Show how it reads" })).toHaveProperty("disabled", true);
  });

  it("that somebody else has changed in the meantime are shown beside one's own", async () => {
    backend.reply(changeMessageText, refuse(409, EDIT_CONFLICT));
    const { user } = open("/mail/order-placed");
    await screen.findByLabelText("Subject");
    type(/^Small print/, "Mine");
    stored(3, { subject: "Theirs {{number}}" });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(within(await screen.findByRole("table")).getByText("Theirs {{number}}")).toBeDefined();
  });

  it("of a message that there is not are said not to be there", async () => {
    open("/mail/poem");
    expect(await screen.findByText("Text not found")).toBeDefined();
  });
});

describe("the words of an SMS", () => {
  it("are changed together with their template id", async () => {
    stored(0, {});
    const sent = saved();
    const { user } = open("/sms/otp");
    await screen.findByLabelText("Text");
    type("Text", "{{otp}} is your code");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText(TEMPLATE_ID_MISSING)).toBeDefined();
    expect(sent).toHaveLength(0);
    type(/^Template id/, "1107161234567890123");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved. The shop shows it now.");
    expect(sent[0]?.body).toMatchObject({
      values: { text: "{{otp}} is your code", templateId: "1107161234567890123" },
    });
  });

  it("are previewed once, where a screen reader says them", async () => {
    stored(0, {});
    const said = "123456 is your code";
    backend.reply(previewMessageText, { status: true, data: { text: said } });
    const { user } = open("/sms/otp");
    await user.click(await screen.findByRole("button", { name: "Show how it reads" }));
    expect((await screen.findByText(said)).closest("[role=status]")).not.toBeNull();
  });

  it("say how long they are as they are typed, without a word at each letter", async () => {
    stored(0, {});
    open("/sms/otp");
    await screen.findByLabelText("Text");
    type("Text", "{{otp}} is your code");
    expect(screen.getByText("With samples: 19 characters, 1 SMS.").closest("[role=status]")).toBeNull();
    type("Text", `{{otp}} is your code – ${"a".repeat(60)}`);
    expect(screen.getByText(/^With samples: 82 characters, 2 SMS\. Because of – it is a Unicode SMS/)).toBeDefined();
  });
});
