// @vitest-environment jsdom
import { OTP_REFUSALS, openMobileAccount, sendOtp, verifyOtp } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useMockBackend } from "../testing/mock-backend.ts";
import { loginReply, PEOPLE } from "../testing/people.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { OtpForm } from "./otp-form.tsx";

const backend = useMockBackend();
const DIGITS = PEOPLE.customer.mobile.slice("+91".length);

function open(opensAccount = false) {
  const onLogin = vi.fn();
  return { ...renderRoutes([], "/", () => <OtpForm onLogin={onLogin} opensAccount={opensAccount} />), onLogin };
}
const mobile = () => screen.findByLabelText<HTMLInputElement>("Mobile number");
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

describe("the mobile number [R24]", () => {
  it.each([
    ["987654321", true],
    ["9876543210", false],
  ])("%s leaves Continue disabled: %s", async (typed, isDisabled) => {
    const { user } = open();
    await user.type(await mobile(), typed);
    expect((await button("Continue")).disabled).toBe(isDisabled);
  });

  it("holds ten digits, whatever is typed, and is sent with +91", async () => {
    const sent = backend.reply(sendOtp, { status: true });
    const { user } = open();
    await user.type(await mobile(), "98765-4321 0999");
    expect((await mobile()).value).toBe("9876543210");
    await user.click(await button("Continue"));
    await waitFor(() => expect(sent.map(({ body }) => body.mobile_no)).toEqual(["+919876543210"]));
  });

  it("is the same person's with its calling code: typed, pasted or filled in by the browser [C22]", async () => {
    const { user } = open();
    await user.type(await mobile(), "+91 98765 43210");
    expect((await mobile()).value).toBe("9876543210");
    await user.clear(await mobile());
    await user.paste("+91 98765 43210");
    expect((await mobile()).value).toBe("9876543210");
    fireEvent.change(await mobile(), { target: { value: "0091-98765-43211" } });
    expect((await mobile()).value).toBe("9876543211");
    expect((await button("Continue")).disabled).toBe(false);
  });
});

describe("a captcha that the server asks for", () => {
  const MESSAGE = "Please verify you are not a robot.";
  const ASKED = refuse(400, { message: MESSAGE, errors: { recaptcha: [MESSAGE] } });
  const solve = async (user: ReturnType<typeof open>["user"]) =>
    user.click(await screen.findByRole("checkbox", { name: "I am not a robot" }));

  it("is shown only then, and the OTP is sent once it is solved", async () => {
    const sent = backend.reply(sendOtp, ({ body }) => (body.recaptcha ? { status: true } : ASKED));
    const { user } = open();
    await user.type(await mobile(), DIGITS);
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(await button("Continue"));
    expect((await screen.findByRole("alert")).textContent).toBe(MESSAGE);
    expect((await button("Continue")).disabled).toBe(true);
    await solve(user);
    expect(await screen.findByLabelText("OTP")).toBeDefined();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ mobile_no: PEOPLE.customer.mobile }),
      { mobile_no: PEOPLE.customer.mobile, recaptcha: expect.stringMatching(/./) },
    ]);
  });

  it("is shown when the OTP is sent again, too", async () => {
    let isFirst = true;
    backend.reply(sendOtp, ({ body }) => {
      if (!isFirst && !body.recaptcha) return ASKED;
      isFirst = false;
      return { status: true, message: "OTP sent successfully!" };
    });
    const { user } = open();
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    await user.click(await button("Resend OTP"));
    await solve(user);
    await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
    expect((await button("Resend OTP")).disabled).toBe(false);
  });

  it("begins anew when its answer is refused, and goes with another number", async () => {
    const sent = backend.reply(sendOtp, ASKED);
    const { user } = open();
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    await solve(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(async () =>
      expect((await screen.findByRole<HTMLInputElement>("checkbox")).checked, "to be solved again").toBe(false),
    );
    await user.type(await mobile(), "{Backspace}1");
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect((await button("Continue")).disabled).toBe(false);
  });
});

describe("the OTP", () => {
  it("that was sent gets its field, a resend button, and the server's message [R25]", async () => {
    backend.reply(sendOtp, { status: true, message: "OTP sent successfully!" });
    const { user } = open();
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    expect(await screen.findByText("OTP sent successfully!")).toBeDefined();
    expect(await screen.findByLabelText("OTP")).toBeDefined();
    expect(await button("Resend OTP")).toBeDefined();
  });

  it("that could not be sent says so in place, with the way to a new account [R26]", async () => {
    backend.reply(sendOtp, refuse(400, "This number is not known."));
    const { user } = open();
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    expect((await screen.findByRole("alert")).textContent).toContain("This number is not known.");
    expect(screen.getByRole("link", { name: "Create New Account" }).getAttribute("href")).toBe("/signup");
    expect(screen.queryByLabelText("OTP")).toBeNull();
  });

  it("of six digits logs in [R27]", async () => {
    const sent = backend.reply(verifyOtp, loginReply("customer"));
    const { user, onLogin } = open();
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    await user.type(await screen.findByLabelText("OTP"), "123456");
    await user.click(await button("Verify and log in"));
    await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
    expect(sent.map(({ body }) => body)).toEqual([{ mobile_no: PEOPLE.customer.mobile, otp: "123456" }]);
    expect(localStorage.getItem("first_name")).toBe("Asha");
  });

  it("that is wrong does not [R27]", async () => {
    backend.reply(verifyOtp, refuse(400, { non_field_errors: "Wrong OTP" }));
    const { user, onLogin } = open();
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    await user.type(await screen.findByLabelText("OTP"), "000000");
    await user.click(await button("Verify and log in"));
    await waitFor(() => expect(screen.getAllByText("Wrong OTP").length).toBeGreaterThan(0));
    expect(onLogin).not.toHaveBeenCalled();
    expect(localStorage.getItem("token")).toBeNull();
  });
});

describe("continuing with the number alone (C54)", () => {
  const UNKNOWN = refuse(404, { message: "There is no account.", code: OTP_REFUSALS.noAccount });
  const CLAIMED = refuse(404, { message: "Not confirmed yet.", code: OTP_REFUSALS.notConfirmed });
  const enter = async ({ user }: ReturnType<typeof open>) => {
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    await user.type(await screen.findByLabelText("OTP"), "123456");
    await user.click(await button("Verify and continue"));
  };

  it("opens an account after the right OTP of an unknown number", async () => {
    backend.reply(verifyOtp, UNKNOWN);
    const sent = backend.reply(openMobileAccount, loginReply("customer"));
    const form = open(true);
    await enter(form);
    await waitFor(() => expect(form.onLogin).toHaveBeenCalledOnce());
    expect(sent.map(({ body }) => body)).toEqual([{ mobile_no: PEOPLE.customer.mobile }]);
    expect(screen.queryByText("There is no account.")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("asks first where another account names the number", async () => {
    backend.reply(verifyOtp, CLAIMED);
    const sent = backend.reply(openMobileAccount, loginReply("customer"));
    const form = open(true);
    await enter(form);
    expect((await screen.findByRole("alert")).textContent?.trim()).toBe("Not confirmed yet.");
    expect(sent).toEqual([]);
    await form.user.click(await button("Continue with a new account"));
    await waitFor(() => expect(form.onLogin).toHaveBeenCalledOnce());
  });

  it("goes on with the same number after a lost answer, without another OTP", async () => {
    backend.reply(verifyOtp, UNKNOWN);
    backend.reply(openMobileAccount, refuse(500));
    const form = open(true);
    await enter(form);
    // The account is asked for at once; the answer is lost when the button is free again.
    const again = await screen.findByRole("button", { name: "Continue with a new account", busy: false });
    expect(screen.queryByLabelText("OTP")).toBeNull();
    backend.reply(openMobileAccount, loginReply("customer"));
    await form.user.click(again);
    await waitFor(() => expect(form.onLogin).toHaveBeenCalledOnce());
  });

  it("begins again with an OTP where the proof is not valid any more", async () => {
    backend.reply(verifyOtp, UNKNOWN);
    backend.reply(openMobileAccount, refuse(409, "Please confirm your mobile number by a new OTP!"));
    const form = open(true);
    await enter(form);
    expect((await screen.findByRole("alert")).textContent).toContain("by a new OTP");
    expect((await button("Continue")).disabled).toBe(false);
    expect(form.onLogin).not.toHaveBeenCalled();
  });

  it("is not offered elsewhere: there the number is refused (C5) [R26]", async () => {
    backend.reply(verifyOtp, UNKNOWN);
    const sent = backend.reply(openMobileAccount, loginReply("customer"));
    const { user, onLogin } = open();
    await user.type(await mobile(), DIGITS);
    await user.click(await button("Continue"));
    await user.type(await screen.findByLabelText("OTP"), "123456");
    await user.click(await button("Verify and log in"));
    expect((await screen.findByRole("alert")).textContent).toContain("There is no account.");
    expect(screen.getByRole("link", { name: "Create New Account" })).toBeDefined();
    expect([sent.length, onLogin.mock.calls.length]).toEqual([0, 0]);
  });
});

describe("an OTP in an SMS (WebOTP)", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "credentials");
  });

  /** A browser that reads SMS, and the SMS that come. */
  function readsSms() {
    const asked: { readonly signal: AbortSignal; readonly arrive: (code: string) => void }[] = [];
    const get = ({ signal }: CredentialRequestOptions) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error("An SMS is not awaited for ever");
        asked.push({ signal, arrive: (code) => resolve({ code }) });
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    vi.stubGlobal("OTPCredential", class {});
    Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
    return asked;
  }
  const atOtp = async () => {
    const form = open();
    await form.user.type(await mobile(), DIGITS);
    await form.user.click(await button("Continue"));
    return { ...form, field: await screen.findByLabelText<HTMLInputElement>("OTP") };
  };

  it("is filled in, a second one too, and no longer awaited once the form is gone", async () => {
    const asked = readsSms();
    const { field, unmount } = await atOtp();
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.arrive("123456");
    await waitFor(() => expect(field.value).toBe("123456"));
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.arrive("654321");
    await waitFor(() => expect(field.value).toBe("654321"));
    await waitFor(() => expect(asked).toHaveLength(3));
    unmount();
    expect(asked[2]?.signal.aborted).toBe(true);
  });

  it("that has no OTP changes nothing, and where the browser cannot read it is typed", async () => {
    const asked = readsSms();
    const { field, user } = await atOtp();
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.arrive("your mother");
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(field.value).toBe("");
    await user.type(field, "123456");
    expect(field.value).toBe("123456");
    expect(field.autocomplete).toBe("one-time-code");
  });
});
