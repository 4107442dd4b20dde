// @vitest-environment jsdom
import {
  addEmailLogin,
  changeCartReminders,
  deactivate,
  eraseAccount,
  myDataJson,
  myDataPage,
  profile,
  sendConfirmationOtp,
  sendEmailCode,
  sendOtp,
  updateProfile,
  verifyOtp,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { ERASED, KEPT_AFTER_ERASURE } from "@store/domain";
import { useSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs, loginReply, PEOPLE } from "@store/react-client/testing/people";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
// Loaded in advance: what a test waits for does not depend on how fast they are compiled.
import "@store/react-client/confirm-mobile-dialog";
import "./add-email-dialog.tsx";
import "./confirm-new-mobile-dialog.tsx";
import "./deactivate-dialog.tsx";
import "./erase-dialog.tsx";
import { DetailsTab } from "./details-tab.tsx";
import EditProfilePage from "./edit-profile-page.tsx";

const backend = useMockBackend();
const { firstName, lastName, email, mobile } = PEOPLE.customer;
const DETAILS = { id: 7, contact_id: 7, first_name: firstName, last_name: lastName, email, mobile_no: mobile };

const ROUTES = [
  { path: "/profile", Component: DetailsTab },
  { path: "/profile/edit", Component: EditProfilePage },
  { path: "/update-password", Component: () => <h1>Password</h1> },
];

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });

beforeEach(() => {
  logInAs("customer");
  backend.reply(profile, { status: true, data: DETAILS });
});

describe("reminders of a cart", () => {
  it("are not offered where the shop sends none", async () => {
    renderRoutes(ROUTES, "/profile#details");
    await screen.findByRole("button", { name: "Edit profile" });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("are off until they are asked for, and stay as they are where that fails", async () => {
    backend.reply(profile, { status: true, data: { ...DETAILS, cart_reminders: false } });
    const { user } = renderRoutes(ROUTES, "/profile#details");
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /Remind me/ });
    expect(box.checked).toBe(false);
    const asked = backend.reply(changeCartReminders, { status: true });
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    backend.reply(changeCartReminders, refuse(500, "Broken"));
    await waitFor(() => expect(box.disabled).toBe(false));
    await user.click(box);
    await waitFor(() => expect(box.disabled).toBe(false));
    expect(box.checked).toBe(true);
    expect(asked.map(({ body }) => body)).toEqual([{ is_on: true }]);
  });
});

describe("the details", () => {
  it("lead to their form, which needs no further call, and to the change of password [R143]", async () => {
    const { user, address } = renderRoutes(ROUTES, "/profile#details");
    await user.click(await screen.findByRole("button", { name: "Edit profile" }));
    const asked = backend.reply(profile);
    expect((await field("First name")).value).toBe(firstName);
    expect(address()).toBe("/profile/edit");
    expect(asked).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(address()).toBe("/profile#details");
    await user.click(await screen.findByRole("link", { name: "Change password" }));
    expect(address()).toBe("/update-password");
  });

  it.each([
    ["/profile#details", "are refused", refuse(409, "Not now"), "Error loading profile"],
    ["/profile#details", "cannot be loaded", refuse(500), "Something went wrongPlease try again later."],
    ["/profile/edit", "are refused", refuse(409, "Not now"), "Error loading profile"],
    ["/profile/edit", "cannot be loaded", refuse(500), "Something went wrongPlease try again later."],
  ])("at %s say when they %s [R195]", async (path, _, reply, words) => {
    backend.reply(profile, reply);
    renderRoutes(ROUTES, path);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
  });

  it("that could not be loaded are asked for again", async () => {
    backend.reply(profile, refuse(500));
    const { user } = renderRoutes(ROUTES, "/profile#details");
    await screen.findByRole("alert");
    backend.reply(profile, { status: true, data: DETAILS });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(email)).toBeTruthy();
  });
});

it("the mobile is confirmed by an OTP, with the login that stays [C46]", async () => {
  const sent = backend.reply(sendOtp, { status: true });
  const verified = backend.reply(verifyOtp, ({ body }) =>
    body.otp === "123456" ? loginReply("customer") : refuse(400, { non_field_errors: "Wrong OTP" }),
  );
  const { token } = useSession.getState().stored;
  const { user } = renderRoutes(ROUTES, "/profile#details");
  await user.click(await screen.findByRole("button", { name: "Confirm your mobile" }));
  await user.click(await screen.findByRole("button", { name: "Send OTP" }));
  await user.type(await field("OTP"), "654321");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Wrong OTP");
  await user.clear(await field("OTP"));
  await user.type(await field("OTP"), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.map(({ body }) => body.mobile_no)).toEqual([mobile]);
  expect(verified.at(-1)?.identity.token).toBe(token);
  expect(useSession.getState().stored.token).toBe(token);
});

describe("a deactivation", () => {
  const openDialog = async () => {
    const view = renderRoutes(ROUTES, "/profile#details");
    await view.user.click(await screen.findByRole("button", { name: "Deactivate account" }));
    await screen.findByRole("dialog", { name: "Deactivate your account?" });
    return view;
  };

  it("says what goes and what stays, and can be left [R143]", async () => {
    const asked = backend.reply(deactivate);
    const { user } = await openDialog();
    expect(screen.getByText(/subscriptions: they end/)).toBeTruthy();
    expect(screen.getByText(/orders and their invoices: we keep them/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked).toEqual([]);
  });

  it("clears all storage and goes home [R144]", async () => {
    localStorage.setItem("giftMessage", "For you");
    sessionStorage.setItem("hasShownPopup", "true");
    backend.reply(deactivate, { status: true });
    const { user, address } = await openDialog();
    await user.click(screen.getByRole("button", { name: "Deactivate" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(useSession.getState().stored.token).toBeUndefined();
  });

  it("that fails is silent: nothing is said, cleared or left [R144]", async () => {
    const asked = backend.reply(deactivate, refuse(409, "No"));
    const { user, address } = await openDialog();
    await user.click(screen.getByRole("button", { name: "Deactivate" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText("No")).toBeNull();
    expect(screen.getByRole("dialog", { name: "Deactivate your account?" })).toBeTruthy();
    expect(address()).toBe("/profile#details");
    expect(useSession.getState().stored.token).toBeTruthy();
  });
});

describe("the customer's data [C53]", () => {
  const erase = async () => {
    const view = renderRoutes(ROUTES, "/profile#details");
    await view.user.click(await screen.findByRole("button", { name: "Erase my account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Erase your account?" }));
    return { ...view, dialog, go: () => view.user.click(dialog.getByRole("button", { name: "Erase my account" })) };
  };
  const password = () => screen.findByLabelText<HTMLInputElement>(/^Your password/);

  it("is downloaded as a page and as JSON, or it is said why not", async () => {
    const file = { name: "my-data.html", content: new Blob(["<p>You</p>"]) };
    const [asPage, asJson] = [backend.reply(myDataPage, file), backend.reply(myDataJson, refuse(429, "Too many"))];
    const { user } = renderRoutes(ROUTES, "/profile#details");
    await user.click(await screen.findByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(asPage).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "As JSON, for programs" }));
    expect(await screen.findByText("Too many")).toBeTruthy();
    expect(asJson).toHaveLength(1);
  });

  it("is erased after the password, with what stays and why said before; storage is cleared, home follows", async () => {
    localStorage.setItem("giftMessage", "For you");
    const sent = backend.reply(eraseAccount, refuse(400, "The password or OTP is not right."));
    const { user, address, dialog, go } = await erase();
    for (const words of [...ERASED, ...KEPT_AFTER_ERASURE]) expect(dialog.getByText(words)).toBeTruthy();
    await go();
    expect((await dialog.findByRole("alert")).textContent).toBe("Please enter your password!");
    expect(sent).toEqual([]);
    await user.type(await password(), "Neem-leaf-1");
    await go();
    expect(await dialog.findByText("The password or OTP is not right.")).toBeTruthy();
    backend.reply(eraseAccount, { status: true });
    await go();
    await waitFor(() => expect(address()).toBe("/"));
    expect(sent[0]?.body).toEqual({ password: "Neem-leaf-1" });
    expect([localStorage.length, useSession.getState().stored.token]).toEqual([0, undefined]);
  });

  it("is erased after an OTP, where the password is not known", async () => {
    const asked = backend.reply(sendConfirmationOtp, { status: true });
    const sent = backend.reply(eraseAccount, { status: true });
    const { user, dialog, go, address } = await erase();
    await user.click(dialog.getByRole("button", { name: "Use an OTP to my mobile instead" }));
    await user.type(await field("OTP to your mobile"), "123456");
    await go();
    await waitFor(() => expect(address()).toBe("/"));
    expect(asked.map(({ body }) => body)).toEqual([{ action: "erase" }]);
    expect(sent.map(({ body }) => body)).toEqual([{ otp: "123456" }]);
  });
});

describe("a new mobile number", () => {
  it("is asked for twice over: who it is, and an OTP to the new number", async () => {
    const asked = backend.reply(sendConfirmationOtp, { status: true });
    const sent = backend.reply(updateProfile, refuse(409, { non_field_errors: "This number has another account" }));
    const { user, address } = renderRoutes(ROUTES, "/profile/edit");
    const box = await field("Mobile number");
    await user.clear(box);
    await user.type(box, "+919876500000");
    await user.click(screen.getByRole("button", { name: "Update" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm your new mobile" }));
    expect(sent).toEqual([]);
    await user.type(await screen.findByLabelText(/^Your password/), "Neem-leaf-1");
    await user.click(dialog.getByRole("button", { name: "Send OTP to the new number" }));
    await user.type(await field("OTP to the new number"), "123456");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));
    expect(await dialog.findByText("This number has another account")).toBeTruthy();

    backend.reply(updateProfile, { status: true, data: { first_name: firstName, last_name: lastName } });
    await user.click(dialog.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(address()).toBe("/profile#details"));
    expect(asked.map(({ body }) => body)).toEqual([{ action: "mobile", new_mobile_no: "+919876500000" }]);
    expect(sent[0]?.body).toMatchObject({
      mobile_no: "+919876500000",
      password: "Neem-leaf-1",
      new_otp: "123456",
    });
  });
});

describe("the form of the details, opened directly,", () => {
  const openForm = async () => {
    const view = renderRoutes(ROUTES, "/profile/edit");
    await field("First name");
    return view;
  };

  it("shows the email, which cannot be changed [R145]", async () => {
    await openForm();
    const box = await field("Email");
    expect([box.value, box.readOnly]).toEqual([email, true]);
  });

  it.each(["", "9876543210", "91987654321", "+911234567890", "abcdefghijkl"])(
    "refuses the mobile '%s' [R145]",
    async (typed) => {
      const sent = backend.reply(updateProfile);
      const { user } = await openForm();
      const box = await field("Mobile number");
      await user.clear(box);
      if (typed) await user.type(box, typed);
      await user.click(screen.getByRole("button", { name: "Update" }));
      expect(await screen.findByText("Please enter valid mobile number")).toBeTruthy();
      expect(document.activeElement).toBe(box);
      expect(sent).toEqual([]);
    },
  );

  it("takes no more than 13 characters, and a pasted number in any writing [R145] [C22]", async () => {
    const { user } = await openForm();
    const box = await field("Mobile number");
    await user.clear(box);
    await user.type(box, "+9198765432100");
    expect(box.value).toBe("+919876543210");
    await user.clear(box);
    await user.type(box, "(+91) 98765-432 10");
    expect(box.value).toBe("+919876543210");
    await user.clear(box);
    await user.click(box);
    await user.paste("+91 98765 43211");
    expect(box.value).toBe("+919876543211");
    // By the browser's autofill.
    fireEvent.change(box, { target: { value: "098765 43212" } });
    expect(box.value).toBe("+919876543212");
  });

  it("sends an update, stores the names and goes back to the details [R146]", async () => {
    const sent = backend.reply(updateProfile, { status: true, data: { first_name: "Asha Rani", last_name: lastName } });
    const { user, address } = await openForm();
    const box = await field("First name");
    await user.clear(box);
    await user.type(box, "Asha Rani");
    await user.type(await field(/^Company/), "Patel Farms");
    await user.dblClick(screen.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(address()).toBe("/profile#details"));
    expect(sent.map(({ body }) => body)).toEqual([
      { first_name: "Asha Rani", last_name: lastName, company: "Patel Farms", email, mobile_no: mobile },
    ]);
    expect(useSession.getState().stored.first_name).toBe("Asha Rani");
  });

  it("shows why the server refuses, and keeps what was typed [R146]", async () => {
    backend.reply(updateProfile, refuse(409, { non_field_errors: "This number has another account" }));
    const { user, address } = await openForm();
    await user.type(await field("Last name"), " Rao");
    await user.click(screen.getByRole("button", { name: "Update" }));
    expect(await screen.findByText("This number has another account")).toBeTruthy();
    expect((await field("Last name")).value).toBe(`${lastName} Rao`);
    expect(address()).toBe("/profile/edit");
  });

  it("discards [R146]", async () => {
    const sent = backend.reply(updateProfile);
    const { user, address } = await openForm();
    await user.type(await field("Last name"), " Rao");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(address()).toBe("/profile#details"));
    expect(sent).toEqual([]);
  });
});

describe("an account of a mobile number alone (C54)", () => {
  const ALONE = { ...DETAILS, email: undefined, has_password: false, is_email_fixed: false };
  beforeEach(() => backend.reply(profile, { status: true, data: ALONE }));
  const PASSWORD = "Neem-leaf-12";

  const openDialog = async () => {
    const view = renderRoutes(ROUTES, "/profile#details");
    await view.user.click(await screen.findByRole("button", { name: "Add email and password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add email and password" }));
    return { ...view, dialog };
  };
  const fill = async ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) => {
    await user.type(dialog.getByRole("textbox", { name: "Email" }), "leela@example.com");
    await user.type(dialog.getByLabelText("New password"), PASSWORD);
    await user.type(dialog.getByLabelText("Confirm password"), PASSWORD);
    await user.click(dialog.getByRole("button", { name: "Send the codes" }));
  };

  it("has no password to change", async () => {
    await openDialog();
    expect(screen.queryByText("Change password")).toBeNull();
  });

  it("adds email and password by two codes", async () => {
    const mailed = backend.reply(sendEmailCode, { status: true });
    const sent = backend.reply(sendConfirmationOtp, { status: true });
    const added = backend.reply(addEmailLogin, { status: true, message: "Added" });
    const view = await openDialog();
    await fill(view);
    const { user, dialog } = view;
    await user.type(await dialog.findByRole("textbox", { name: "Code from the mail" }), "123456");
    await user.type(dialog.getByRole("textbox", { name: "OTP to your mobile" }), "65432");
    const go = () => user.click(dialog.getByRole("button", { name: "Add email and password" }));
    await go();
    expect(await dialog.findByText("The OTP has 6 digits")).toBeTruthy();
    expect(added).toEqual([]);
    await user.type(dialog.getByRole("textbox", { name: "OTP to your mobile" }), "1");
    backend.reply(profile, { status: true, data: DETAILS });
    await go();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("Change password")).toBeTruthy();
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    expect(added.map(({ body }) => body)).toEqual([
      { email: "leela@example.com", email_code: "123456", otp: "654321", ...passwords },
    ]);
    expect([mailed, sent].map((calls) => calls.map(({ body }) => body))).toEqual([
      [{ email: "leela@example.com" }],
      [{ action: "email" }],
    ]);
    expect(useSession.getState().stored.email).toBe("leela@example.com");
  });

  it("says why codes were not sent, and what is wrong with the email", async () => {
    backend.reply(sendEmailCode, refuse(429, "Too many codes"));
    const view = await openDialog();
    await fill(view);
    expect(await view.dialog.findByText("Too many codes")).toBeTruthy();
    backend.reply(sendEmailCode, { status: true });
    backend.reply(sendConfirmationOtp, { status: true });
    const KNOWN = "There is already an account with this email.";
    backend.reply(addEmailLogin, refuse(409, { message: KNOWN, errors: { email: [KNOWN] } }));
    await view.user.click(view.dialog.getByRole("button", { name: "Send the codes" }));
    await view.user.type(await view.dialog.findByRole("textbox", { name: "Code from the mail" }), "123456");
    await view.user.type(view.dialog.getByRole("textbox", { name: "OTP to your mobile" }), "654321");
    await view.user.click(view.dialog.getByRole("button", { name: "Add email and password" }));
    expect((await view.dialog.findAllByText(KNOWN)).length).toBeGreaterThan(0);
    await view.user.click(view.dialog.getByRole("button", { name: "Use another email" }));
    expect(view.dialog.getByRole<HTMLInputElement>("textbox", { name: "Email" }).readOnly).toBe(false);
  });

  it("has an email for its mails, which can be changed until it opens the account", async () => {
    backend.reply(profile, { status: true, data: { ...ALONE, email: "lela@example.com" } });
    const sent = backend.reply(updateProfile, { status: true, data: { first_name: firstName, last_name: lastName } });
    const { user, address } = renderRoutes(ROUTES, "/profile/edit");
    const box = await field(/^Email/);
    expect(box.readOnly).toBe(false);
    await user.clear(box);
    await user.type(box, "leela@");
    await user.click(screen.getByRole("button", { name: "Update" }));
    expect(await screen.findByText("Invalid email format")).toBeTruthy();
    await user.type(box, "example.com");
    await user.click(screen.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(address()).toBe("/profile#details"));
    expect(sent.map(({ body }) => body.email)).toEqual(["leela@example.com"]);
  });

  it("confirms by an OTP from the beginning", async () => {
    const { user } = renderRoutes(ROUTES, "/profile#details");
    await user.click(await screen.findByRole("button", { name: "Erase my account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Erase your account?" }));
    expect(dialog.queryByLabelText(/^Your password/)).toBeNull();
    backend.reply(sendConfirmationOtp, { status: true });
    await user.click(dialog.getByRole("button", { name: "Send OTP to my mobile" }));
    expect(await dialog.findByRole("button", { name: "Resend OTP" })).toBeTruthy();
  });
});
