// @vitest-environment jsdom
import {
  decideReview,
  dismissReports,
  replyToReview,
  staffReviews,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { EDIT_CONFLICT, HIDE_NEEDS_REASON, REPORTS_DECIDED } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import ReviewsPage from "./reviews-page.tsx";

const backend = useMockBackend();
const open = (path: string) => renderDashboard([{ path: "/dashboard/reviews", Component: ReviewsPage }], path);

type Row = WireReplyOf<typeof staffReviews>["data"][number];

const ROW: Row = {
  ...{ id: 7, product_id: 1002, product_name: "Cow Ghee", name: "Asha Patel", rating: 2, review: "Oily" },
  ...{ is_verified: false, state: "waiting", created_at: "2026-03-14T06:30:00Z", version: 1 },
};
const listed = (...data: Row[]) => ({ status: true, data, count: data.length, total_pages: 1 });
const button = (name: RegExp) => screen.queryByRole("button", { name });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Joshi", role: "manager", permissions: ["reviews"], second_factor: "off" },
  });
  logInAs("staff");
});

describe("the reviews that wait for staff [C51]", () => {
  it("say who wrote what of which product, and are approved", async () => {
    const asked = backend.reply(staffReviews, listed(ROW));
    const decided = backend.reply(decideReview, { status: true, data: { version: 2 } });
    const { user } = open("/dashboard/reviews?state=waiting&page=x");
    const [, row] = await screen.findAllByRole("row");
    for (const text of ["Oily", "Asha Patel, 14 Mar 2026", "Cow Ghee", "Waiting"])
      expect(row?.textContent).toContain(text);
    expect(asked[0]?.query).toEqual({ state: "waiting", page: 1 });

    backend.reply(staffReviews, listed());
    await user.click(screen.getByRole("button", { name: /^Approve/ }));
    expect(await screen.findByText("Everybody sees the review now.")).toBeDefined();
    expect(await screen.findByText("No reviews found")).toBeDefined();
    expect(decided[0]).toMatchObject({ params: { id: 7 }, body: { version: 1, state: "published" } });
    backend.reply(staffReviews, listed({ ...ROW, version: 3 }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeDefined();
    expect(decided[1]).toMatchObject({ params: { id: 7 }, body: { version: 2, state: "waiting", undoes: true } });
    expect(await screen.findByText("Oily")).toBeDefined();
  });

  it("are hidden; what is hidden is only approved, and the other way round", async () => {
    backend.reply(staffReviews, listed(ROW));
    const decided = backend.reply(decideReview, { status: true, data: { version: 2 } });
    const { user } = open("/dashboard/reviews");
    await user.click(await screen.findByRole("button", { name: /^Hide/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Hide the review" }));
    expect(await dialog.findByText(HIDE_NEEDS_REASON)).toBeDefined();
    const reason = "It insults our packer";
    await user.type(dialog.getByRole("textbox", { name: "Why" }), reason);
    backend.reply(staffReviews, listed({ ...ROW, state: "hidden", is_verified: true, hidden_reason: reason }));
    await user.click(dialog.getByRole("button", { name: "Hide the review" }));
    await waitFor(() => expect(button(/^Hide/)).toBeNull());
    expect(await screen.findByText(/verified purchase/)).toBeDefined();
    expect(screen.getByText(`Hidden because: ${reason}`)).toBeDefined();
    expect(decided[0]?.body).toEqual({ version: 1, state: "hidden", reason });
    backend.reply(staffReviews, listed({ ...ROW, state: "published" }));
    await user.click(screen.getByRole("button", { name: /^Approve/ }));
    await waitFor(() => expect(button(/^Approve/)).toBeNull());
  });

  it("that somebody else decided on meanwhile are shown as they are now", async () => {
    backend.reply(staffReviews, listed(ROW));
    backend.reply(decideReview, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/reviews");
    await screen.findByRole("button", { name: /^Hide/ });
    await user.click(screen.getByRole("button", { name: /^Hide/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: "Why" }), "It insults our packer");
    backend.reply(staffReviews, listed({ ...ROW, state: "published" }));
    await user.click(dialog.getByRole("button", { name: "Hide the review" }));
    expect(await screen.findByText(EDIT_CONFLICT)).toBeDefined();
    await waitFor(() => expect(button(/^Approve/)).toBeNull());
  });
});

it.each([
  [true, /^Its author reads it with the order/],
  [false, /^It is kept for the staff/],
])(
  "the reason of hiding a review whose author received the product %s is said to be read: %s",
  async (is_verified, hint) => {
    backend.reply(staffReviews, listed({ ...ROW, is_verified }));
    const { user } = open("/dashboard/reviews");
    await user.click(await screen.findByRole("button", { name: /^Hide/ }));
    expect(within(await screen.findByRole("dialog")).getByText(hint)).toBeDefined();
  },
);

it("a review is replied to, and the reply stands below it", async () => {
  backend.reply(staffReviews, listed({ ...ROW, state: "published" }));
  const sent = backend.reply(replyToReview, { status: true, data: { version: 2 } });
  const { user } = open("/dashboard/reviews");
  await user.click(await screen.findByRole("button", { name: /^Reply to the review of Cow Ghee by Asha Patel/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Oily")).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: /^Reply/ }), "Warm it a little.");
  backend.reply(staffReviews, listed({ ...ROW, state: "published", reply: "Warm it a little.", version: 2 }));
  await user.click(dialog.getByRole("button", { name: "Save the reply" }));
  expect(await screen.findByText("Your reply: Warm it a little.")).toBeDefined();
  expect(sent[0]).toMatchObject({ params: { id: 7 }, body: { version: 1, reply: "Warm it a little." } });

  backend.reply(replyToReview, refuse(409, EDIT_CONFLICT));
  await user.click(screen.getByRole("button", { name: /^Change reply/ }));
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Warm it a little.");
  await user.click(again.getByRole("button", { name: "Save the reply" }));
  expect(await again.findByText(EDIT_CONFLICT)).toBeDefined();
});

it("what shoppers reported stands below a review, and is dismissed up to what is shown", async () => {
  const at = "2026-03-15T06:30:00Z";
  const reports = [
    { id: 31, reason: "other" as const, words: "It is an advertisement", at },
    { id: 30, reason: "abuse" as const, words: "", at },
  ];
  const row: Row = { ...ROW, state: "published", report_count: 12, reports };
  const asked = backend.reply(staffReviews, listed(row));
  backend.reply(dismissReports, refuse(409, REPORTS_DECIDED));
  const { user } = open("/dashboard/reviews?state=reported");
  expect(await screen.findByText("Reported by 12 shoppers")).toBeDefined();
  expect(asked[0]?.query).toEqual({ state: "reported", page: 1 });
  for (const text of ["Something else: It is an advertisement", "Insulting or hateful"])
    expect(document.body.textContent).toContain(text);
  await user.click(screen.getByRole("button", { name: /^Dismiss reports/ }));
  expect(await screen.findByText(REPORTS_DECIDED)).toBeDefined();
  const dismissed = backend.reply(dismissReports, { status: true });
  backend.reply(staffReviews, listed());
  await user.click(await screen.findByRole("button", { name: /^Dismiss reports/ }));
  expect(await screen.findByText("No reviews found")).toBeDefined();
  expect(dismissed[0]).toMatchObject({ params: { id: 7 }, body: { last: 31 } });
});
