// @vitest-environment jsdom
import { giveUpFailedJob, retryFailedJob, staffFailedJobs, staffSession } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { failureWords, JOBS } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import FailedJobsPage from "./failed-jobs-page.tsx";

const backend = useMockBackend();
const open = (path = "/dashboard/failed-jobs") =>
  renderDashboard([{ path: "failed-jobs", Component: FailedJobsPage }], path);

const ROW = {
  ...{ id: 7, job: "send refunds", item: "12", tries: 3, failure: "ECONNREFUSED", state: "waiting" as const },
  ...{ failed_at: "2026-03-14T06:30:00Z", due_at: "2026-03-14T06:45:00Z" },
};
const GIVEN_UP = { ...ROW, state: "given-up" as const, due_at: undefined };
const listed = (...rows: (typeof ROW | typeof GIVEN_UP)[]) => ({
  ...{ status: true, data: rows, count: rows.length, total_pages: 1 },
});

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Joshi", role: "manager", permissions: ["messages"], second_factor: "off" },
  });
  logInAs("staff");
});

describe("a background job that failed", () => {
  it("says what it is, why it failed, what that means, and when it is tried again", async () => {
    const asked = backend.reply(staffFailedJobs, listed(ROW));
    open("/dashboard/failed-jobs?state=waiting&page=x");
    const [, row] = await screen.findAllByRole("row");
    for (const text of ["Send refunds, refund 12", JOBS["send refunds"].effect, failureWords(ROW.failure), "3 tries"])
      expect(row?.textContent).toContain(text);
    expect(row?.textContent).toContain("Next try 14 Mar 2026, 12:15 pm");
    expect(asked[0]?.query).toEqual({ state: "waiting", page: 1 });
  });

  it("is tried again, and leaves the list once it is done", async () => {
    backend.reply(staffFailedJobs, listed(GIVEN_UP));
    const retried = backend.reply(retryFailedJob, { status: true, data: { due_at: ROW.due_at } });
    const { user } = open();
    const again = await screen.findByRole("button", { name: /^Try again/ });
    expect(screen.queryByRole("button", { name: /^Give up/ })).toBeNull();
    backend.reply(staffFailedJobs, listed());
    await user.click(again);
    expect(await screen.findByText("No failed jobs yet")).toBeDefined();
    expect(retried[0]?.params).toEqual({ id: 7 });
  });

  it("is given up after a question, and waits for staff", async () => {
    backend.reply(staffFailedJobs, listed(ROW));
    const left = backend.reply(giveUpFailedJob, { status: true });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /^Give up/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Give up this job?" }));
    backend.reply(staffFailedJobs, listed(GIVEN_UP));
    await user.click(dialog.getByRole("button", { name: "Give up" }));
    expect(await screen.findByText("Waits for you")).toBeDefined();
    expect(left[0]?.params).toEqual({ id: 7 });
  });

  it("that was done in the meantime is said so", async () => {
    backend.reply(staffFailedJobs, listed(ROW));
    backend.reply(retryFailedJob, refuse(404, "This job is done."));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /^Try again/ }));
    expect(await screen.findByText("This job is done.")).toBeDefined();
  });
});
