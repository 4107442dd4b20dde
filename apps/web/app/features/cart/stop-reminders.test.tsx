// @vitest-environment jsdom
import { stopCartReminders } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { NO_SUCH_REMINDERS } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import StopRemindersPage from "./stop-reminders-page.tsx";

const backend = useMockBackend();
const open = () =>
  renderRoutes([{ path: "/cart-reminders/:token", Component: StopRemindersPage }], "/cart-reminders/7.signed");

describe("the link of a reminder", () => {
  it("ends them by a button, not by being opened", async () => {
    const asked = backend.reply(stopCartReminders, { status: true });
    const { user } = open();
    const button = await screen.findByRole("button", { name: "Send me no more reminders" });
    expect(asked).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/no more reminders\. You can/)).toBeTruthy();
    expect(asked).toMatchObject([{ body: { token: "7.signed" } }]);
  });

  it("that is not right says what to do", async () => {
    backend.reply(stopCartReminders, refuse(404, NO_SUCH_REMINDERS));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Send me no more reminders" }));
    expect(await screen.findByText(NO_SUCH_REMINDERS)).toBeTruthy();
  });
});
