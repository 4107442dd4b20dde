// @vitest-environment jsdom
import { deactivate, profile, sendOtp, updateProfile, verifyOtp } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useSession } from "../../session/session-store.ts";
import { useMockBackend } from "../../testing/mock-backend.ts";
import { logInAs, loginReply, PEOPLE } from "../../testing/people.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
// Loaded in advance: what a test waits for does not depend on how fast they are compiled.
import "./confirm-mobile-dialog.tsx";
import "./deactivate-dialog.tsx";
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

  it("say when they cannot be loaded, and are asked for again", async () => {
    backend.reply(profile, refuse(500));
    const { user } = renderRoutes(ROUTES, "/profile#details");
    expect((await screen.findByRole("alert")).textContent).toContain("Error loading profile");
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
