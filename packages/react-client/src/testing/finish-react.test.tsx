// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useReducer, useRef } from "react";
import { expect, it, vi } from "vitest";
import { deferred } from "./deferred.ts";

/** Counts to 3; the first step takes the focus from the field, as a dialog does that closes. */
function Steps({ onReady }: { readonly onReady: (next: () => void) => void }) {
  const [step, next] = useReducer((steps: number) => steps + 1, 0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 0) onReady(next);
    if (step === 1) button.current?.focus();
    if (step === 1 || step === 2) next();
  }, [step, onReady]);
  return (
    <>
      <input />
      <button ref={button} type="button">
        {step}
      </button>
    </>
  );
}

it("a wait ends once React has done what was due, also where it takes the focus from what was typed", async () => {
  const warn = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { promise, resolve } = deferred<() => void>();
  render(<Steps onReady={resolve} />);
  const next = await promise;
  await userEvent.type(screen.getByRole("textbox"), "ghee");
  // As late as an answer can come: just before the wait has ended.
  await waitFor(() => void setTimeout(next));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "3" }));
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});
