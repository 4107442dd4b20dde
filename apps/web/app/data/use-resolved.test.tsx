// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useResolved } from "./use-resolved.ts";

afterEach(cleanup);

let renders = 0;
function Page({ coming }: { readonly coming: string | Promise<string> }) {
  renders += 1;
  const { latest, isPending } = useResolved(coming);
  return (
    <p>
      {latest ?? "nothing"}
      {isPending ? ", loading" : ""}
    </p>
  );
}
function promised() {
  let resolve = (_: string) => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: string) => resolve(value) };
}

const shown = () => screen.getByRole("paragraph").textContent;

it("renders a value that is there once", async () => {
  renders = 0;
  render(<Page coming="ghee" />);
  await act(async () => {});
  expect(shown()).toBe("ghee");
  expect(renders).toBe(1);
});

it("shows the latest value while the next one loads", async () => {
  const { rerender } = render(<Page coming="ghee" />);
  rerender(<Page coming="honey" />);
  const { promise, resolve } = promised();
  rerender(<Page coming={promise} />);
  expect(shown()).toBe("honey, loading");
  await act(async () => resolve("soap"));
  expect(shown()).toBe("soap");
});

it("drops a value that another has overtaken", async () => {
  const slow = promised();
  const { rerender } = render(<Page coming={slow.promise} />);
  expect(shown()).toBe("nothing, loading");
  rerender(<Page coming={Promise.resolve("soap")} />);
  await act(async () => slow.resolve("ghee"));
  expect(shown()).toBe("soap");
});
