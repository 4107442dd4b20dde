import { describe, expect, it } from "vitest";
import { isShallowHtml, MOST_HTML_DEPTH } from "./html-depth.ts";

const nested = (tag: string, depth: number) => `<${tag}>`.repeat(depth).concat("x", `</${tag}>`.repeat(depth));

describe("the depth of HTML", () => {
  it.each(["div", "b", "ul", "blockquote", "svg", "my-element"])("of %s is bounded", (tag) => {
    expect(isShallowHtml(nested(tag, MOST_HTML_DEPTH))).toBe(true);
    expect(isShallowHtml(nested(tag, MOST_HTML_DEPTH + 1))).toBe(false);
    expect(isShallowHtml(`<${tag.toUpperCase()} class="x">`.repeat(MOST_HTML_DEPTH + 1))).toBe(false);
  });

  it.each([
    ["paragraphs without an end", "<p>one".repeat(5000)],
    ["items without an end", `<ul>${"<li>one".repeat(5000)}</ul>`],
    ["breaks and pictures", '<br><img src="/a.png">'.repeat(5000)],
    ["elements beside each other", "<div><b>one</b></div>".repeat(5000)],
    ["no elements", "1 < 2 ".repeat(5000)],
  ])("is not the number of %s", (_, html) => {
    expect(isShallowHtml(html)).toBe(true);
  });

  it.each([
    ["ends of what is not open", "<div></span>".repeat(5000)],
    [
      "formatting that goes on behind its block",
      Array.from({ length: 99 }, (_, id) => `<div><b id=${id}></div>`).join(""),
    ],
    ["tables in cells", "<table><tr><td>".repeat(5000)],
    ["lists in items", "<ul><li>".repeat(5000)],
  ])("is not hidden by %s", (_, html) => {
    expect(isShallowHtml(html)).toBe(false);
  });
});
