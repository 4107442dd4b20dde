// @vitest-environment jsdom
import {
  changePolicyText,
  policyTexts as listPolicies,
  policyText,
  previewPolicyText,
  resetPolicyText,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { pageHtml, REWRITABLE_PAGES } from "@store/content";
import { EDIT_CONFLICT } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test } from "vitest";
import { readRichText, writeRichText } from "../edit/rich-text.ts";
import { isRichText } from "../edit/rich-text-field.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import PoliciesPage from "./policies-page.tsx";
import PolicyPage from "./policy-page.tsx";

const backend = useMockBackend();
/** Each test opens another: what is typed and not saved is kept for a page. */
const open = (path = "") =>
  renderDashboard(
    [
      { path: "settings/policies", Component: PoliciesPage },
      { path: "settings/policies/:page", Component: PolicyPage },
    ],
    `/dashboard/settings/policies${path}`,
  );

type Stored = WireReplyOf<typeof policyText>["data"];

const OURS = { title: "Privacy Policy", description: "What we know.", content: "<p>Ask {{grievance-email}}.</p>" };
const OWN = { ...OURS, content: "<p>Little. Ask {{grievance-email}}.</p>" };
const FACTS: Stored["facts"] = [
  { name: "grievance-email", label: "Mail address of the officer", value: "grievance@example.com", is_required: true },
  { name: "coins-paused", label: "That coins are paused", value: "", is_required: false },
];
const stored = (more: Partial<Stored> = {}) =>
  backend.reply(policyText, {
    status: true,
    data: {
      ...{ page: "privacy-policy", version: 2, is_own: true, values: OWN, standard: OURS, facts: FACTS },
      ...more,
    },
  });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["settings"], second_factor: "off" },
  });
  stored();
  logInAs("staff");
});

const saved = (values = OWN) => backend.reply(changePolicyText, { status: true, data: { version: 3, values } });
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
/** As HTML: an editor of rich text does not take keys here. */
const TABLE = "<table><tbody><tr><td>Ask us</td></tr></tbody></table>";

describe("the editor", () => {
  test.each(REWRITABLE_PAGES)("gives back our text of $path as it is", (page) => {
    const html = pageHtml(page);
    expect(isRichText(html)).toBe(true);
    expect(writeRichText(readRichText(html))).toBe(html);
  });
});

describe("the list of policies", () => {
  it("leads to each, and says which were rewritten, when and by whom", async () => {
    const change = { changed_at: "2026-03-14T06:30:00Z", changed_by: "Meera Shah" };
    backend.reply(listPolicies, {
      status: true,
      data: [
        { page: "faq", title: "Questions", version: 0, is_own: false },
        { page: "privacy-policy", title: "Privacy", version: 1, is_own: true, ...change },
        { page: "shipping-policy", title: "Shipping", version: 2, is_own: false, ...change },
      ],
    });
    open();
    const rows = (await screen.findAllByRole("listitem")).flatMap(({ textContent }) => textContent ?? []);
    for (const words of [
      /^Questions.*As it came with the shop.*The shop’s text$/,
      /^Privacy.*Rewritten 14 Mar 2026, 12:00 pm by Meera Shah.*Your text$/,
      /^Shipping.*Reset 14 Mar 2026, 12:00 pm by Meera Shah.*The shop’s text$/,
    ])
      expect(
        rows.some((row) => words.test(row)),
        String(words),
      ).toBe(true);
    const link = screen.getByRole("link", { name: /^Privacy/ });
    expect(link.getAttribute("href")).toBe("/dashboard/settings/policies/privacy-policy");
  });
});

describe("the text of a policy", () => {
  it("is saved by the version that was seen", async () => {
    const sent = saved();
    const { user } = open("/page-1");
    await screen.findByLabelText("Title");
    type("Title", "Your privacy");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(sent[0]?.body).toEqual({ version: 2, values: { ...OWN, title: "Your privacy" } });
  });

  it("names the facts with what they say now", async () => {
    open("/page-2");
    const facts = within(await screen.findByRole("region", { name: "Facts" }));
    expect(facts.getByText("{{grievance-email}}").closest("li")?.textContent).toBe(
      "{{grievance-email}} Mail address of the officer: grievance@example.com (the law asks for it)",
    );
    expect(facts.getByText("{{coins-paused}}").closest("details")?.textContent).toContain("nothing at the moment");
  });

  it("is not saved while a part is empty, nor where the server names what is wrong", async () => {
    const sent = backend.reply(changePolicyText, refuse(400, { errors: { content: ["There is no variable {{x}}"] } }));
    const { user } = open("/page-3");
    await screen.findByLabelText("Title");
    type("Title", " ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText(/Please write a text/)).toBeDefined();
    expect(sent).toHaveLength(0);
    type("Title", "Privacy");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("There is no variable {{x}}")).toBeDefined();
  });

  it("that leaves out what the law asks for is saved once that is confirmed", async () => {
    stored({ values: { ...OWN, content: TABLE } });
    const sent = saved();
    const { user } = open("/page-4");
    await screen.findByLabelText("Title");
    type("Title", "Privacy");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Mail address of the officer (grievance@example.com)")).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Look again" }));
    expect(sent).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Yes, save it" }));
    await screen.findByText("Saved. The shop shows it now.");
    expect(sent).toHaveLength(1);
  });

  it("that says it in words of its own leaves nothing out", async () => {
    stored({ values: { ...OWN, content: TABLE.replace("us", "grievance@example.com") } });
    const sent = saved();
    const { user } = open("/page-5");
    await screen.findByLabelText("Title");
    type("Title", "Privacy");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved. The shop shows it now.");
    expect(sent).toHaveLength(1);
  });

  it("is reset once that is confirmed, and only where it was rewritten", async () => {
    const sent = backend.reply(resetPolicyText, { status: true, data: { version: 3 } });
    const { user } = open("/page-6");
    await user.click(await screen.findByRole("button", { name: "Use the shop’s own text" }));
    stored({ version: 3, is_own: false, values: OURS });
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Use it" }));
    expect(await screen.findByText("Ask {{grievance-email}}.")).toBeDefined();
    expect(sent[0]?.body).toEqual({ version: 2 });
    expect(screen.queryByRole("button", { name: "Use the shop’s own text" })).toBeNull();
  });

  it("that somebody else has changed in the meantime is shown beside one's own", async () => {
    backend.reply(changePolicyText, refuse(409, EDIT_CONFLICT));
    const { user } = open("/page-7");
    await screen.findByLabelText("Title");
    type("Title", "Mine");
    stored({ version: 5, values: { ...OWN, title: "Theirs" } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Theirs")).toBeDefined();
  });

  it("is previewed as shoppers will see it, or it is said why not", async () => {
    const asked = backend.reply(previewPolicyText, {
      status: true,
      data: {
        ...{ title: "Privacy", description: "What", updated_on: "2026-03-15", intro: ["Little."] },
        highlights: [{ term: "Trackers", description: ["None"] }],
        sections: [
          {
            ...{ id: "ask", title: "Ask" },
            blocks: [
              { kind: "paragraph", text: [{ text: "grievance@example.com", href: "mailto:grievance@example.com" }] },
            ],
          },
        ],
      },
    });
    const { user } = open("/page-8");
    await screen.findByLabelText("Title");
    await user.click(screen.getByRole("button", { name: "Show how it reads" }));
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    expect(await preview.findByRole("heading", { name: "Ask" })).toBeDefined();
    expect(preview.getByText("grievance@example.com").tagName).toBe("SPAN");
    for (const words of ["Last updated March 15, 2026", "Trackers", "Little."])
      expect(preview.getByText(words)).toBeDefined();
    expect(asked[0]?.body).toEqual({ values: OWN });
    type("Title", "Other");
    expect(preview.queryByRole("heading", { name: "Ask" })).toBeNull();
    backend.reply(previewPolicyText, refuse(400, { errors: { content: ["A lone brace"] } }));
    await user.click(screen.getByRole("button", { name: "Show how it reads" }));
    expect((await preview.findByRole("alert")).textContent).toContain("A lone brace");
  });
});
