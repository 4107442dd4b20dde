// @vitest-environment jsdom
import { signIn } from "@store/api-client/contract";
import { MOCK_PASSWORD, MOCK_PEOPLE, mockEndpoint, refuse } from "@store/api-client/mock";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { BACKEND } from "../session/browser-call.ts";
import { useMockedStore } from "../testing/mock-store.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { EmailForm } from "./email-form.tsx";

const store = useMockedStore();

function open() {
  const onLogin = vi.fn();
  return { ...renderRoutes([], "/", () => <EmailForm onLogin={onLogin} />), onLogin };
}
type Opened = ReturnType<typeof open>;

async function logIn({ user }: Opened, email: string = MOCK_PEOPLE.customer.email) {
  await user.type(await screen.findByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), MOCK_PASSWORD);
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
    const form = open();
    await logIn(form);
    expect(await screen.findByText("Login successfully!")).toBeDefined();
    const stored = Object.fromEntries(Object.entries(localStorage));
    expect(stored).toMatchObject({
      token: expect.stringMatching(/./),
      first_name: "Asha",
      last_name: "Patel",
      email: MOCK_PEOPLE.customer.email,
      phone_no: MOCK_PEOPLE.customer.mobile,
      cart_counter: "0",
      product_total: "0.00",
      wishlist_counter: "0",
      is_sose_elite_user: "false",
    });
    expect(stored.id ?? stored.access).toBeUndefined();
  });

  it("stores id and access of staff [R32]", async () => {
    const form = open();
    await logIn(form, MOCK_PEOPLE.staff.email);
    await waitFor(() => expect(localStorage.getItem("access")).toBe("staff"));
    expect(localStorage.getItem("id")).toMatch(/^\d+$/);
  });

  it.each([
    ["non_field_errors", refuse(200, { non_field_errors: "Invalid email or password" }), "Invalid email or password"],
    ["the server's message", refuse(400, "This account is closed"), "This account is closed"],
    [
      "its own words when there are none",
      { httpStatus: 400, refusal: { status: false as const } },
      "Please try again later!",
    ],
  ])("that is refused shows %s [R29]", async (_, refusal, words) => {
    store().answer(mockEndpoint(signIn, () => refusal, BACKEND));
    const form = open();
    await logIn(form);
    expect(await screen.findByText(words)).toBeDefined();
    expect(form.onLogin).not.toHaveBeenCalled();
  });

  it("that fails otherwise says 'Something went wrong' / 'Please try again later!' [R29]", async () => {
    store().answer([http.post(`${BACKEND}${signIn.path}`, () => HttpResponse.error())]);
    const form = open();
    await logIn(form);
    // Its second line may stand in the toast of a refusal before it, too.
    const toast = (await screen.findByText("Something went wrong")).closest("li");
    expect(toast?.textContent).toContain("Please try again later!");
  });
});
