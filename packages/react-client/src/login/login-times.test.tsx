// @vitest-environment jsdom
import { signIn } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { TOAST_MAXIMUM_MS, TOAST_MINIMUM_MS } from "@store/domain";
import { toast } from "@store/ui/toaster";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BACKEND } from "../session/browser-call.ts";
import { useMockBackend } from "../testing/mock-backend.ts";
import { loginReply, PEOPLE, type Role } from "../testing/people.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { useLeaveAfterLogin } from "./after-login.ts";
import { EmailForm } from "./email-form.tsx";

// A frame comes in its own time; the clock here moves only when a test says so.
vi.mock("../data/next-paint.ts", () => ({ nextPaint: () => Promise.resolve() }));

const backend = useMockBackend();

/** Waits without moving the clock. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

function Login() {
  return <EmailForm onLogin={useLeaveAfterLogin()} />;
}

/** Advances the clock, and lets React render the changes. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise(setImmediate);
}

/** Whether React complains about updates outside the library's own waiting, which needs a clock that moves. */
const setReactActs = (areExpected: boolean) => Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", areExpected);

/** A filled form at /login, on a clock that the test controls. */
async function open(role: Role = "customer", path = "/login") {
  const form = renderRoutes([{ path: "/login", Component: Login }], path);
  fireEvent.change(await screen.findByLabelText("Email"), { target: { value: PEOPLE[role].email } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Organic@2026" } });
  setReactActs(false);
  // The toaster's code is fetched with the first message.
  toast.info("Ready");
  await until(() => screen.queryAllByText("Ready").length > 0);
  // What waiting for an answer needs keeps its real time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  return { ...form, logIn: () => fireEvent.click(screen.getByRole("button", { name: "Log in" })) };
}

/** The toast with a text, once it is shown; its duration begins then. */
async function toastWith(words: string): Promise<HTMLElement> {
  while (!screen.queryByText(words)) await pass(1);
  const item = screen.getByText(words).closest("li");
  if (!item) throw new Error(`“${words}” is no toast`);
  return item;
}

const stands = (item: HTMLElement) => item.isConnected && item.dataset.removed !== "true";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setReactActs(true);
});

describe("at /login", () => {
  it.each([
    ["customer", 1000],
    ["staff", 0],
  ] as const)("%s is led to the shop after %d ms [R30]", async (role, delay) => {
    backend.reply(signIn, loginReply(role));
    const { address, logIn } = await open(role);
    logIn();
    await until(() => localStorage.getItem("token") !== null);
    if (delay > 0) {
      await pass(delay - 1);
      expect(address()).toBe("/login");
      await pass(1);
    }
    await until(() => address() === "/shop");
  });
});

it("staff whom the dashboard sent to /login are led back to it", async () => {
  backend.reply(signIn, loginReply("staff"));
  const { address, logIn } = await open("staff", "/login?back=%2Fdashboard%2Forders%2F7");
  logIn();
  await until(() => address() === "/dashboard/orders/7");
});

describe("the toast of a login", () => {
  it("that is refused is shown for 5 s [R19 R29]", async () => {
    backend.reply(signIn, refuse(200, { non_field_errors: "Invalid email or password" }));
    const { logIn } = await open();
    logIn();
    const item = await toastWith("Invalid email or password");
    await pass(4900);
    expect(stands(item)).toBe(true);
    await pass(200);
    await until(() => !stands(item));
  });

  it("that fails otherwise is shown for 2 to 5 s, as toasts are [R19]", async () => {
    backend.use(http.post(`${BACKEND}${signIn.path}`, () => HttpResponse.error()));
    const { logIn } = await open();
    logIn();
    const item = await toastWith("Something went wrong");
    await pass(TOAST_MINIMUM_MS);
    expect(stands(item)).toBe(true);
    await pass(TOAST_MAXIMUM_MS - TOAST_MINIMUM_MS);
    await until(() => !stands(item));
  });
});
