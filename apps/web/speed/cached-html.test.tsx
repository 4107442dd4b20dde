// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { CachedHtml } from "./cached-html.tsx";

const renders = vi.fn();

function Many() {
  renders();
  return <a href="/shop">Shop</a>;
}

const part = (className: string) => (
  <CachedHtml isStatic as="div" name="menu" className={className}>
    <Many />
  </CachedHtml>
);

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

it("is written by the server, and neither rendered nor changed when the page is hydrated", () => {
  vi.stubGlobal("document", undefined);
  const html = renderToString(part("row"));
  vi.unstubAllGlobals();
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  renders.mockClear();
  const problem = vi.spyOn(console, "error");
  const { rerender } = render(part("row"), { container: document.body, hydrate: true, reactStrictMode: true });
  rerender(part("drawer"));
  expect(renders).not.toHaveBeenCalled();
  expect(document.querySelector("a")).toBe(link);
  expect(document.querySelector("#menu")?.className).toBe("drawer");
  expect(problem).not.toHaveBeenCalled();
});

it("is rendered like any other part where the server's page had none", () => {
  const { container } = render(part("row"));
  expect(container.innerHTML).toBe('<div id="menu" class="row"><a href="/shop">Shop</a></div>');
});
