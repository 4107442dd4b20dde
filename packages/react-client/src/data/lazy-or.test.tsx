// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { lazyOr, lazyPart } from "./lazy-or.tsx";

const lost = () => Promise.reject<never>(new Error("no network"));

it("a part whose code cannot be fetched says so, and the page around it stays", async () => {
  const Part = lazyPart(lost);
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  expect((await screen.findByRole("alert")).textContent).toBe("Something went wrong. Please refresh the page.");
  expect(screen.getByText("The page")).toBeDefined();
});

it("another component can take its place", async () => {
  const Part = lazyOr(lost, () => <p>Plain</p>);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText("Plain")).toBeDefined();
});
