import { addStaffMember, captchaChallenge, requestPasswordReset, resetPassword } from "@store/api-client/contract";
import { ENTER_SECOND_FACTOR, RECOVERY_CODES, WRONG_SECOND_FACTOR } from "@store/domain";
import { solveAltcha } from "@store/react-client/solve-altcha";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { authenticatorApp, codeOf } from "../shopper/authenticator.ts";
import { backendAs, backendAsPerson, demoPerson, replyOf } from "../shopper/backend.ts";
import { logInOnPage } from "../shopper/log-in.ts";
import { newcomer } from "../shopper/newcomer.ts";
import { resetLinkSentBy } from "../shopper/outbox.ts";
import { test } from "../shopper/test.ts";

/** Fewer than the store allows in a quarter of an hour. */
const WRONG_TRIES = 5;

/** A manager whom the owner added, and who has set a password. */
async function newManager(api: string) {
  const { email, password } = newcomer();
  const owner = await backendAsPerson(api, demoPerson("staff"));
  await replyOf(owner(addStaffMember, { body: { email, role: "manager" } }));
  const call = backendAs(api);
  const link = await resetLinkSentBy(api, email, async () => {
    const challenge = await replyOf(call(captchaChallenge, { query: { form: "forgot-password" } }));
    if (challenge.provider !== "altcha") throw new Error("The store has another captcha than its own.");
    const recaptcha = (await solveAltcha(challenge)) ?? "";
    await replyOf(call(requestPasswordReset, { body: { email, recaptcha } }));
  });
  const resetUUID = link.split("/").at(-1) ?? "";
  const body = { new_password: password, confirm_password: password };
  await replyOf(call(resetPassword, { params: { resetUUID }, body }));
  return { email, password, name: email.split("@")[0] ?? "" };
}

describe.each(mainlyOn("desktop"))("the second factor on a $device", ({ screen }) => {
  test("is set up, asked for at the next login, replaced by a recovery code, and reset by the owner [R44]", async ({
    openPage,
    store,
    staff,
  }) => {
    const manager = await newManager(store.api);
    // A wrong code, and whatever is asked once the session has ended.
    const expected = [/answer 400: POST .*\/dashboard\/session\/verify\//, /answer 401: GET /];
    const desk = await openPage({ screen, expected });
    const main = desk.getByRole("main");
    const code = main.getByRole("textbox", { name: "Code of your authenticator app" });
    await logInOnPage(desk, manager);
    await visit(desk, "/dashboard/sessions");
    await main.getByRole("button", { name: "Set up an authenticator app" }).click();
    await expect(main.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expectAccessibleHere(desk);
    const secret = (await main.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
    const next = authenticatorApp(secret);
    await code.fill(next());
    await main.getByRole("button", { name: "Confirm the code" }).click();
    const recovery = main.getByRole("region", { name: "Recovery codes" }).getByRole("listitem");
    await expect(recovery).toHaveCount(RECOVERY_CODES);
    await expectAccessibleHere(desk);
    const onPaper = (await recovery.first().textContent()) ?? "";
    await main.getByRole("button", { name: "I have kept them" }).click();
    await expect(main.getByText(/^It is set up/)).toBeVisible();

    const logInAgain = async () => {
      await desk.getByRole("banner").getByRole("button", { name: "Log out" }).click();
      await expect(desk).toHaveURL("/");
      await logInOnPage(desk, manager);
      await visit(desk, "/dashboard/messages");
    };
    await logInAgain();
    await expect(main.getByText(ENTER_SECOND_FACTOR)).toBeVisible();
    await expect(main.getByRole("table")).toHaveCount(0);
    await expectAccessibleHere(desk);
    const open = main.getByRole("button", { name: "Open the dashboard" });
    for (let step = 1; step <= WRONG_TRIES; step++) {
      const answer = desk.waitForResponse(/\/dashboard\/session\/verify\//);
      await code.fill(codeOf(secret, step));
      await open.click();
      expect((await answer).status()).toBe(400);
      await expect(main.getByText(WRONG_SECOND_FACTOR)).toBeVisible();
    }
    await code.fill(next());
    await open.click();
    await expect(main.getByRole("table")).toBeVisible();

    // The phone is lost.
    await logInAgain();
    await main.getByRole("button", { name: "Use a recovery code" }).click();
    await main.getByRole("textbox", { name: "Recovery code" }).fill(onPaper.toUpperCase());
    await expectAccessibleHere(desk);
    await open.click();
    await expect(main.getByRole("table")).toBeVisible();

    const owners = await openPage({ screen, storage: staff });
    await visit(owners, "/dashboard/team");
    await owners.getByRole("button", { name: `Reset authenticator app of ${manager.name}` }).click();
    await owners.getByRole("dialog").getByRole("button", { name: "Reset it" }).click();
    await expect(owners.getByRole("dialog")).toBeHidden();
    await expect(owners.getByRole("button", { name: `Reset authenticator app of ${manager.name}` })).toHaveCount(0);

    await desk.goto("/dashboard/messages");
    await expect(desk, "whose session has ended").toHaveURL(/\/login\?back=%2Fdashboard%2Fmessages$/);
    await logInOnPage(desk, manager);
    await visit(desk, "/dashboard/messages");
    await expect(main.getByRole("table")).toBeVisible();
  });
});
