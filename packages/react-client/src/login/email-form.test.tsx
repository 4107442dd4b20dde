// @vitest-environment jsdom
import { signIn } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { BACKEND } from "../session/browser-call.ts";
import { useMockBackend } from "../testing/mock-backend.ts";
import { loginReply, PEOPLE, type Role } from "../testing/people.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { EmailForm } from "./email-form.tsx";

const backend = useMockBackend();
const PASSWORD = "Organic@2026";

function open() {
  const onLogin = vi.fn();
  return { ...renderRoutes([], "/", () => <EmailForm onLogin={onLogin} />), onLogin };
}
type Opened = ReturnType<typeof open>;

async function logIn({ user }: Opened, role: Role = "customer") {
  await user.type(await screen.findByLabelText("Email"), PEOPLE[role].email);
  await user.type(screen.getByLabelText("Password"), PASSWORD);
  await user.click(screen.getByRole("button", { name: "Log in" }));
}

describe("logging in by email", () => {
  it("needs both fields, the email of email type [R28]", async () => {
    open();
    const email = await screen.findByLabelText<HTMLInputElement>("Email");
    expect([email.required, email.type]).toEqual([true, "email"]);
    expect(screen.getByLabelText<HTMLInputElement>("Password").required).toBe(true);
  });

  it("says 'Login successfully!' and stores the session's keys; no id but of staff [R28] [R32]", async () => {
    const sent = backend.reply(signIn, loginReply("customer"));
    const form = open();
    await logIn(form);
    expect(await screen.findByText("Login successfully!")).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([{ email: PEOPLE.customer.email, password: PASSWORD }]);
    const stored = Object.fromEntries(Object.entries(localStorage));
    expect(stored).toMatchObject({
      token: expect.stringMatching(/./),
      first_name: "Asha",
      last_name: "Patel",
      email: PEOPLE.customer.email,
      phone_no: PEOPLE.customer.mobile,
      cart_counter: "0",
      product_total: "0.00",
      wishlist_counter: "0",
      is_sose_elite_user: "false",
    });
    expect(stored.id ?? stored.access).toBeUndefined();
  });

  it("stores id and access of staff [R32]", async () => {
    backend.reply(signIn, loginReply("staff"));
    const form = open();
    await logIn(form, "staff");
    await waitFor(() => expect(localStorage.getItem("access")).toBe("staff"));
    expect(localStorage.getItem("id")).toMatch(/^\d+$/);
  });

  it.each([
    ["non_field_errors", refuse(200, { non_field_errors: "Invalid email or password" }), "Invalid email or password"],
    ["the server's message", refuse(400, "This account is closed"), "This account is closed"],
    ["its own words when there are none", refuse(400), "Please try again later!"],
    [
      "of both the non_field_errors, with status false alone",
      refuse(200, { non_field_errors: ["Invalid email", "or password"], message: "Refused" }),
      "Invalid email or password",
    ],
    [
      "of both the message, with an HTTP error",
      refuse(400, { non_field_errors: "Invalid email or password", message: "This account is closed" }),
      "This account is closed",
    ],
    ["the message of a server that failed", refuse(500, "We are moving house"), "We are moving house"],
    ["its own words of a server that failed without any", refuse(500), "Please try again later!"],
  ])("that is refused shows %s [R29]", async (_, refusal, words) => {
    backend.reply(signIn, refusal);
    const form = open();
    await logIn(form);
    const toast = (await screen.findByText(words)).closest("li");
    expect(toast?.textContent, "there is no other text").toBe(words);
    expect(form.onLogin).not.toHaveBeenCalled();
  });

  it.each([
    ["without an answer", () => HttpResponse.error()],
    [
      "with a proxy's answer for a backend that it cannot reach",
      () => HttpResponse.json({ status: false, message: "The store cannot be reached." }, { status: 502 }),
    ],
    ["with a proxy's answer that is no JSON", () => HttpResponse.html("<h1>Unavailable</h1>", { status: 503 })],
  ])("that fails %s says 'Something went wrong' / 'Please try again later!' [R29]", async (_, respond) => {
    backend.use(http.post(`${BACKEND}${signIn.path}`, respond));
    const form = open();
    await logIn(form);
    // Its second line may stand in the toast of a refusal before it, too.
    const toast = (await screen.findByText("Something went wrong")).closest("li");
    expect(toast?.textContent).toContain("Please try again later!");
  });
});
