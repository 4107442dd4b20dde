// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { refreshSession, useSession } from "../session/session-store.ts";
import { logInAs } from "../testing/people.ts";
import { RequireLogin } from "./require-login.tsx";

const REQUEST = "Please log in to see this page";

beforeEach(() => {
  cleanup();
  localStorage.clear();
  useSession.setState({ stored: {}, isKnown: false });
});

const open = () =>
  render(
    <RequireLogin fallback={<p>A skeleton</p>} heading={<h1>Orders</h1>}>
      <p>Your orders</p>
    </RequireLogin>,
  );
const shownTo = (text: string) => screen.getByText(text).closest("[data-shown-to]")?.getAttribute("data-shown-to");

it("asks visitors to log in, and has a skeleton for customers, before it is known who looks", () => {
  open();
  expect(shownTo(REQUEST)).toBe("visitor");
  expect(shownTo("A skeleton")).toBe("customer");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

it("keeps the request's element for a visitor, so that it is painted once", () => {
  open();
  const request = screen.getByText(REQUEST);
  act(() => refreshSession());
  expect(screen.getByText(REQUEST)).toBe(request);
  expect(shownTo(REQUEST)).toBe("all");
  expect(screen.queryByText("A skeleton")).toBeNull();
});

it("has the content alone for a customer", () => {
  open();
  act(() => logInAs("customer"));
  expect(document.body.textContent).toBe("Your orders");
});
