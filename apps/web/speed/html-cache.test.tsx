// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CachedHtml } from "./cached-html.tsx";
import { createHtmlCache } from "./html-cache.tsx";

/** In bytes. */
const PLENTY = 10_000;

const rendered = vi.fn();

function Counter({ name }: { readonly name: string }) {
  rendered(name);
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count} & more
    </button>
  );
}

const list = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <CachedHtml key={name} as="li" className="item" name="counter" data={{ name }}>
        <Counter name={name} />
      </CachedHtml>
    ))}
  </ul>
);

function renderWith(beginPage: ReturnType<typeof createHtmlCache>, page: ReactElement): string {
  const { around, fillIn } = beginPage();
  return Buffer.concat(fillIn(renderToString(around(page)))).toString();
}

afterEach(() => {
  cleanup();
  rendered.mockClear();
  document.body.replaceChildren();
});

describe("parts of pages that the server keeps", () => {
  it("are rendered once for what they depend on", () => {
    const beginPage = createHtmlCache(PLENTY);
    renderWith(beginPage, list(["ghee", "honey"]));
    renderWith(beginPage, list(["honey", "neem", "ghee"]));
    expect(rendered.mock.calls).toEqual([["ghee"], ["honey"], ["neem"]]);
  });

  it("are the same HTML as without a cache, the first time and later", () => {
    const page = list(["ghee", "honey <b>", "हल्दी", "<!--part 0-->"]);
    const beginPage = createHtmlCache(PLENTY);
    const plain = renderToString(page);
    expect([renderWith(beginPage, page), renderWith(beginPage, page)]).toEqual([plain, plain]);
  });

  it("become alive in the browser like all others", () => {
    const problem = vi.spyOn(console, "error");
    const page = list(["ghee"]);
    document.body.innerHTML = renderWith(createHtmlCache(PLENTY), page);
    const button = screen.getByRole("button");
    render(page, { container: document.body, hydrate: true });
    fireEvent.click(button);
    expect(button.textContent).toBe("ghee: 1 & more");
    expect(problem).not.toHaveBeenCalled();
  });

  it("may consist of parts, which other parts and pages share", () => {
    const beginPage = createHtmlCache(PLENTY);
    const shelf = (names: readonly string[]) => (
      <CachedHtml as="section" name="shelf" data={names}>
        {list(names)}
      </CachedHtml>
    );
    const page = shelf(["ghee", "honey"]);
    expect([renderWith(beginPage, page), renderWith(beginPage, page)]).toEqual(
      Array.from({ length: 2 }, () => renderToString(page)),
    );
    rendered.mockClear();
    expect(renderWith(beginPage, shelf(["honey", "neem"]))).toContain("honey");
    expect(rendered.mock.calls).toEqual([["neem"]]);
  });

  it("are bounded by what they take: those not used for longest are dropped", () => {
    const sizeOf = (name: string) =>
      renderToString(<Counter name={name} />).length + `counter{"name":"${name}"}`.length;
    const beginPage = createHtmlCache(sizeOf("honey") + sizeOf("neem"));
    rendered.mockClear();
    renderWith(beginPage, list(["ghee", "honey", "neem"]));
    renderWith(beginPage, list(["ghee"]));
    expect(rendered).toHaveBeenCalledTimes(4);
  });
});
