// @vitest-environment jsdom
import {
  captchaChallenge,
  changePassword,
  requestPasswordReset,
  resetPassword,
  signUp,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { PASSWORD_RULE } from "@store/domain";
import { LoginDialogHost } from "@store/react-client/login-dialog-host";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import ForgotPasswordPage from "./forgot-password-page.tsx";
import LoginPage, { loader as leadOnFromLogin } from "./login-page.tsx";
import ResetPasswordPage, { loader as needParameter } from "./reset-password-page.tsx";
import SignupPage, { loader as leadOnFromSignup } from "./signup-page.tsx";
import UpdatePasswordPage from "./update-password-page.tsx";

const backend = useMockBackend();
type User = ReturnType<typeof renderRoutes>["user"];

const GOOD = "Organic@2027";
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const fill = async (user: User, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};
const solveCaptcha = async (user: User) => {
  await user.click(await screen.findByRole("checkbox", { name: "I am not a robot" }));
  await screen.findByText(/you can go on/);
};

describe("signing up", () => {
  const open = () =>
    renderRoutes([{ path: "/signup", Component: SignupPage }], "/signup", (page) => (
      <>
        {page}
        <LoginDialogHost />
      </>
    ));
  const fillAll = async (user: User) => {
    await fill(user, "Email", "new@example.com");
    await fill(user, "Mobile number", "98765-43299");
    await fill(user, "First name", "Nila");
    await fill(user, "Last name", "Rao");
    await fill(user, "Password", GOOD);
    await fill(user, "Confirm password", GOOD);
  };
  /** A backend that answers so, and what it was sent. */
  const signUps = (message?: string) =>
    backend.reply(signUp, message === undefined ? { status: true } : refuse(400, message));

  it("says before what is kept and why, and leads to the privacy policy [C53]", async () => {
    open();
    expect(await screen.findByText(/keeps your name, mobile number and email to deliver/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy-policy");
  });

  it("waits for the captcha [R36]", async () => {
    const { user } = open();
    expect((await button("Sign up")).disabled).toBe(true);
    await solveCaptcha(user);
    expect((await button("Sign up")).disabled).toBe(false);
  });

  it("says what it waits for", async () => {
    const { user } = open();
    const reason = await screen.findByText("Please complete reCAPTCHA first");
    expect((await button("Sign up")).getAttribute("aria-describedby")).toBe(reason.id);
    await solveCaptcha(user);
    expect(reason.textContent).toBe("");
    expect((await button("Sign up")).getAttribute("aria-describedby")).toBeNull();
  });

  it("waits again once the captcha has expired [R36]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    const { user } = open();
    await solveCaptcha(user);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect((await button("Sign up")).disabled).toBe(true);
    vi.useRealTimers();
  });

  it("says at each field, and in a toast, what is wrong with it [R33] [R34] [R35]", async () => {
    const sent = signUps();
    const { user } = open();
    await fill(user, "Email", "nobody");
    await fill(user, "Mobile number", "12345");
    await fill(user, "Password", "short");
    await fill(user, "Confirm password", "other");
    await solveCaptcha(user);
    await user.click(await button("Sign up"));
    for (const message of [
      "Invalid email format",
      "Mobile number must be 10 digits",
      "First name is required",
      "Last name is required",
      "Passwords do not match",
    ]) {
      await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    }
    // Its rule stands below the field before it is broken, too.
    expect(screen.getAllByText(PASSWORD_RULE)).toHaveLength(2);
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    // All six can be read: none is behind another.
    const toasts = [...document.querySelectorAll("[data-sonner-toast]")];
    expect(toasts).toHaveLength(6);
    for (const item of toasts) {
      expect([item.getAttribute("data-expanded"), item.getAttribute("data-visible")]).toEqual(["true", "true"]);
    }
  });

  it("sends the form once, empties it and opens the login [R37]", async () => {
    const sent = signUps();
    const { user } = open();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(await button("Sign up"));
    expect(await screen.findByText("Your account has been created!")).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        email: "new@example.com",
        first_name: "Nila",
        last_name: "Rao",
        password: GOOD,
        confirm_password: GOOD,
        mobile_no: "+919876543299",
        recaptcha: expect.stringMatching(/./),
      },
    ]);
    expect(await screen.findByRole("dialog", { name: "Log in" })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("");
  });

  it("that is known shows the server's words at its field, too, until that is changed [R37] [C40]", async () => {
    const KNOWN = "There is already an account with this mobile number. Please login with an OTP!";
    backend.reply(signUp, refuse(409, { message: KNOWN, errors: { mobile_no: [KNOWN] } }));
    const { user } = open();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(await button("Sign up"));
    await waitFor(() => expect(screen.getAllByText(KNOWN)).toHaveLength(2));
    const mobile = screen.getByLabelText("Mobile number");
    expect(document.activeElement).toBe(mobile);
    await user.type(mobile, "{Backspace}1");
    expect(screen.getAllByText(KNOWN)).toHaveLength(1);
  });

  it.each([
    ["the server's words", "Try another email.", "Try another email."],
    ["its own where there are none", "", "Something went wrong."],
  ])("says why it failed, in %s, keeps what was typed and asks for a new captcha [R37]", async (_, sent, shown) => {
    signUps(sent);
    const { user } = open();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(await button("Sign up"));
    expect(await screen.findByText("Sign-up failed!")).toBeDefined();
    expect(screen.getByText(shown)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Nila");
    expect((await button("Sign up")).disabled).toBe(true);
  });
});

describe("who is logged in already", () => {
  const PAGES = [
    { path: "/login", Component: LoginPage, loader: leadOnFromLogin },
    { path: "/signup", Component: SignupPage, loader: leadOnFromSignup },
  ];

  it.each([
    ["/login", "customer", "/shop"],
    ["/login", "staff", "/shop"],
    ["/login?back=%2Fdashboard%2Fstock", "staff", "/dashboard/stock"],
    ["/signup", "customer", "/"],
    ["/signup", "staff", "/shop"],
  ] as const)("is led on from %s (%s) to %s, without its form [R30] [R31]", async (path, role, address) => {
    logInAs(role);
    const { address: current } = renderRoutes(PAGES, path);
    await waitFor(() => expect(current()).toBe(address));
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it.each(["/login", "/signup"])("is not who has no login: %s shows its form", async (path) => {
    renderRoutes(PAGES, path);
    expect(await screen.findByLabelText("Email")).toBeDefined();
  });
});

describe("a forgotten password [R38]", () => {
  const open = () => renderRoutes([{ path: "/reset-password", Component: ForgotPasswordPage }], "/reset-password");

  it("needs the captcha", async () => {
    const { user } = open();
    await fill(user, "Registered email", "asha@example.com");
    await user.click(await button("Send the link"));
    expect(await screen.findByText("Please verify you are not a robot.")).toBeDefined();
  });

  it("shows what the server says", async () => {
    backend.reply(requestPasswordReset, { status: true, message: "A link is on its way." });
    const { user } = open();
    await fill(user, "Registered email", "asha@example.com");
    await solveCaptcha(user);
    await user.click(await button("Send the link"));
    expect(await screen.findByText("A link is on its way.")).toBeDefined();
  });

  it("says 'Something went wrong' when nothing is said", async () => {
    backend.reply(requestPasswordReset, refuse(400));
    const { user } = open();
    await fill(user, "Registered email", "asha@example.com");
    await solveCaptcha(user);
    await user.click(await button("Send the link"));
    expect(await screen.findByText("Something went wrong")).toBeDefined();
  });

  it("cannot be asked for while the captcha cannot be had", async () => {
    backend.reply(captchaChallenge, refuse(429, "Too many attempts"));
    const { user } = open();
    await user.click(await screen.findByRole("checkbox", { name: "I am not a robot" }));
    expect(await screen.findByText(/The check did not work/)).toBeDefined();
  });
});

describe("a mailed link [R39]", () => {
  const open = () =>
    renderRoutes([{ path: "/reset-password/:resetUUID", Component: ResetPasswordPage }], "/reset-password/5f0c");

  it("sets a new password, entered twice, and leads to the login", async () => {
    const sent = backend.reply(resetPassword, { status: true, message: "Password changed" });
    const { user, address } = open();
    await fill(user, "New password", GOOD);
    await fill(user, "Confirm password", `${GOOD}!`);
    await user.click(await button("Set the password"));
    expect(await screen.findByText("Passwords do not match")).toBeDefined();
    await fill(user, "Confirm password", GOOD);
    await user.click(await button("Set the password"));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(await screen.findByText("Password changed")).toBeDefined();
    expect(sent.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { resetUUID: "5f0c", new_password: GOOD, confirm_password: GOOD },
    ]);
  });

  it("that was used shows the server's words", async () => {
    backend.reply(resetPassword, refuse(400, "This link is not valid any more."));
    const { user, address } = open();
    await fill(user, "New password", GOOD);
    await fill(user, "Confirm password", GOOD);
    await user.click(await button("Set the password"));
    expect(await screen.findByText("This link is not valid any more.")).toBeDefined();
    expect(address()).toBe("/reset-password/5f0c");
  });

  it("leads home without its parameter", () => {
    expect(needParameter({ params: { resetUUID: "5f0c" } })).toBeNull();
    for (const params of [{}, { resetUUID: "" }, { resetUUID: "  " }]) {
      expect(needParameter({ params })?.headers.get("location")).toBe("/");
    }
  });
});

describe("changing the password [R40]", () => {
  const open = () => renderRoutes([{ path: "/update-password", Component: UpdatePasswordPage }], "/update-password");
  const fillAll = async (user: User) => {
    await fill(user, "Old password", "Organic@2026");
    await fill(user, "New password", GOOD);
    await fill(user, "Confirm password", GOOD);
  };

  it("is for who is logged in", async () => {
    open();
    expect(await screen.findByText("Please log in to see this page")).toBeDefined();
  });

  it("needs three fields and the captcha; then clears all storage and leads home", async () => {
    logInAs("customer");
    sessionStorage.setItem("hasShownPopup", "true");
    backend.reply(changePassword, { status: true, message: "Changed" });
    const { user, address } = open();
    expect((await button("Change the password")).disabled).toBe(true);
    await solveCaptcha(user);
    await user.click(await button("Change the password"));
    expect(await screen.findByText("Old password is required")).toBeDefined();
    expect(localStorage.getItem("token")).not.toBeNull();
    await fillAll(user);
    await user.click(await button("Change the password"));
    await waitFor(() => expect(address()).toBe("/"));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ["the server's words", refuse(400, "The old password is wrong."), "The old password is wrong."],
    ["its own when there are none", refuse(400), "An error occurred"],
  ])("that is refused shows %s", async (_, refusal, words) => {
    logInAs("customer");
    backend.reply(changePassword, refusal);
    const { user, address } = open();
    await fillAll(user);
    await solveCaptcha(user);
    await user.click(await button("Change the password"));
    expect(await screen.findByText(words)).toBeDefined();
    expect(address()).toBe("/update-password");
    expect(localStorage.getItem("token")).not.toBeNull();
  });
});
