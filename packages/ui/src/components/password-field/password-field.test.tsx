// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PasswordField } from "./password-field.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() =>
    root.render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Old password" name="old" autoComplete="current-password" required />
      </form>,
    ),
  );
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const find = <E extends Element>(kind: new () => E, selector: string): E => {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${selector}`);
};
const box = () => find(HTMLInputElement, "input");
const toggle = () => find(HTMLButtonElement, "button");
const press = () => act(() => toggle().click());

describe("a password", () => {
  it("is hidden until its button is pressed, which has one name and says whether it is", async () => {
    expect([box().type, toggle().getAttribute("aria-label")]).toEqual(["password", "Show old password"]);
    expect([toggle().type, toggle().getAttribute("aria-pressed")]).toEqual(["button", "false"]);
    await press();
    expect([box().type, toggle().getAttribute("aria-pressed")]).toEqual(["text", "true"]);
    expect(toggle().getAttribute("aria-label")).toBe("Show old password");
    await press();
    expect(box().type).toBe("password");
  });

  it("keeps focus and caret when it is shown", async () => {
    box().value = "Organic@2026";
    box().focus();
    box().setSelectionRange(3, 5);
    const mouse = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    await act(() => void toggle().dispatchEvent(mouse));
    expect(mouse.defaultPrevented, "the focus stays where it was").toBe(true);
    await press();
    expect([box().value, box().selectionStart, box().selectionEnd]).toEqual(["Organic@2026", 3, 5]);
    expect(document.activeElement).toBe(box());
  });

  it("is hidden again when the form is submitted", async () => {
    await press();
    await act(() => find(HTMLFormElement, "form").requestSubmit());
    // It is required and empty: the browser did not submit.
    expect(box().type).toBe("text");
    box().value = "Organic@2026";
    await act(() => find(HTMLFormElement, "form").requestSubmit());
    expect([box().type, toggle().getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  });
});
