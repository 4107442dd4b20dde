// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { leftOutOf, readRichText, writeRichText } from "./rich-text.ts";
import { linkAddress } from "./rich-text-editor.tsx";
import { isRichText, RichTextField } from "./rich-text-field.tsx";

afterEach(cleanup);
// jsdom lays nothing out, and the editor scrolls to where something is pasted.
beforeAll(() => {
  const nowhere = { configurable: true, value: () => new DOMRect() };
  Object.defineProperties(Range.prototype, {
    getBoundingClientRect: nowhere,
    getClientRects: { ...nowhere, value: () => [] },
  });
});

const DESCRIPTION =
  "<p>From <strong>Gir</strong> cows, <em>slowly</em> churned.<br>By hand.</p><h2>How to use</h2>" +
  '<ul><li>In dal</li><li>On <a href="/shop">roti</a></li></ul><ol><li>Melt<ul><li>gently</li></ul></li></ol>' +
  "<blockquote><p>Like home</p></blockquote><hr><h3>Storage</h3><p>Cool &amp; dry</p>";

describe("what the editor gives back", () => {
  it("is what it was given", () => expect(writeRichText(readRichText(DESCRIPTION))).toBe(DESCRIPTION));

  it.each(["", "<p></p>", "<p> </p>", "<h2></h2>"])("%s is no text", (html) =>
    expect(writeRichText(readRichText(html))).toBe(""),
  );

  it.each([
    ["<p>a <script>alert(1)</script></p>", "<p>a</p>"],
    ["<p onclick='x()'>a</p>", "<p>a</p>"],
    ["<div>a</div><div>b</div>", "<p>a</p><p>b</p>"],
  ])("of %s, as pasted, is what may be written", (html, kept) =>
    expect(writeRichText(readRichText(html)).replace(/ <\/p>/, "</p>")).toBe(kept),
  );
});

it.each([
  [DESCRIPTION, true],
  ["", true],
  ["<table><tbody><tr><td>1</td></tr></tbody></table>", false],
  ['<figure><img src="/media/a.avif" alt="A"></figure>', false],
  ['<p lang="gu">ઘી</p>', false],
])("knows what it can edit: %s", (html, isRich) => expect(isRichText(html)).toBe(isRich));

it.each([
  ["https://example.org/a?b=c", "https://example.org/a?b=c"],
  ["example.org/a", "https://example.org/a"],
  ["/shop", "/shop"],
  ["care@example.org", "mailto:care@example.org"],
  ["tel:+911234567890", "tel:+911234567890"],
  ["javascript:alert(1)", undefined],
  ["//evil.example", undefined],
  ["two words", undefined],
  ["", undefined],
])("a link to %s leads to %s", (typed, href) => expect(linkAddress(typed)).toBe(href));

const TABLE = "A table cannot stand in this text: its words are pasted, a cell a line.";
const PICTURE = "Pictures cannot stand in this text, and are left out.";

describe("what is pasted and cannot be held is said", () => {
  it.each([
    ["a table of a sheet", "<table><tr><td>Fat</td><td>99 g</td></tr></table>", ["image/png"], [TABLE]],
    ["a page with pictures in a table", '<table><tr><td><img src="a.png"></td></tr></table>', [], [TABLE, PICTURE]],
    ["a picture of a page", '<meta charset="utf-8"><img src="https://example.org/a.png">', ["image/png"], [PICTURE]],
    ["a picture's file", "", ["image/png", "image/jpeg"], [PICTURE]],
    ["another file", "", ["application/pdf"], ["Files cannot stand in this text, and are left out."]],
    [
      "a film",
      '<iframe src="https://youtu.be/a"></iframe>',
      [],
      ["Films and sounds cannot stand in this text, and are left out."],
    ],
    ["a text", DESCRIPTION, [], []],
    ["plain text", "", [], []],
  ])("%s", (_, html, files, expected) => expect(leftOutOf({ html, files })).toEqual(expected));
});

function Form({ initial }: { readonly initial: string }) {
  const [html, setHtml] = useState(initial);
  return (
    <>
      <RichTextField
        label="Description"
        value={html}
        onChange={setHtml}
        error={html === "" ? "Say something" : undefined}
      />
      <button type="button" onClick={() => setHtml("<p>Theirs</p>")}>
        Take theirs
      </button>
      <output>{html}</output>
    </>
  );
}

const openEditor = () => userEvent.click(screen.getByRole("button", { name: "Edit Description" }));

it.each(["Write", "Edit"])("is opened by a button whose name begins with what stands on it: %s", (verb) => {
  render(<RichTextField label="Description" value={verb === "Edit" ? "<p>Ghee</p>" : ""} onChange={() => {}} />);
  expect(screen.getByRole("button", { name: `${verb} Description` }).textContent).toBe(verb);
});

describe("the field", () => {
  it("is a named text box with tools that say their state", async () => {
    render(<Form initial="<h2>Ghee</h2>" />);
    screen.getByRole("heading", { name: "Ghee" });
    await openEditor();
    expect((await screen.findByRole("textbox", { name: "Description" })).textContent).toBe("Ghee");
    screen.getByRole("button", { name: "Heading", pressed: true });
    await userEvent.click(screen.getByRole("button", { name: "Heading" }));
    expect(screen.getByRole("status").textContent).toBe("<p>Ghee</p>");
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByRole("status").textContent).toBe("<h2>Ghee</h2>");
  });

  it("takes another value from outside, and says what is wrong", async () => {
    render(<Form initial="" />);
    const box = await screen.findByRole("textbox", { name: "Description", description: "Say something" });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Take theirs" }));
    expect(box.textContent).toBe("Theirs");
    expect(box.getAttribute("aria-invalid")).toBeNull();
  });

  it("links by an address that is asked for, without sending the form", async () => {
    render(<Form initial="<p>Ghee</p>" />);
    await openEditor();
    await screen.findByRole("textbox", { name: "Description" });
    await userEvent.click(screen.getByRole("button", { name: "Link" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Where the link leads" }), "example.org{Enter}");
    expect(screen.getByRole("status").textContent).toContain('<a href="https://example.org">https://example.org</a>');
    expect(screen.queryByRole("textbox", { name: "Where the link leads" })).toBeNull();
  });

  it("leaves a link as it is at Escape, and goes on with the text", async () => {
    render(<Form initial="<p>Ghee</p>" />);
    await openEditor();
    const box = await screen.findByRole("textbox", { name: "Description" });
    await userEvent.click(screen.getByRole("button", { name: "Link" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Where the link leads" }), "example.org{Escape}");
    expect(screen.queryByRole("textbox", { name: "Where the link leads" })).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("<p>Ghee</p>");
    expect(document.activeElement).toBe(box);
  });

  it("keeps the words of a table that is pasted, and says that the table is none", async () => {
    render(<Form initial="<p>Ghee</p>" />);
    await openEditor();
    const box = await screen.findByRole("textbox", { name: "Description" });
    const html = "<table><tbody><tr><td>Fat</td><td>99 g</td></tr></tbody></table>";
    fireEvent.paste(box, {
      clipboardData: { getData: (type: string) => (type === "text/html" ? html : ""), files: [] },
    });
    expect((await screen.findByRole("alert")).textContent).toBe(`Not everything was pasted${TABLE}`);
    for (const words of ["Ghee", "Fat", "99 g"]) expect(screen.getByRole("status").textContent).toContain(words);
  });

  it("takes a table from outside as HTML, so that an edit does not lose it", async () => {
    const table = "<table><tbody><tr><td>1</td></tr></tbody></table>";
    const field = (value: string) => <RichTextField label="Description" value={value} onChange={() => {}} />;
    const { rerender } = render(field("<p>Mine</p>"));
    rerender(field(table));
    expect(await screen.findByDisplayValue(table)).toBe(screen.getByRole("textbox", { name: "Description (as HTML)" }));
  });

  it("edits what the editor does not know as HTML", async () => {
    const table = "<table><tbody><tr><td>1</td></tr></tbody></table>";
    render(<Form initial={table} />);
    expect(await screen.findByDisplayValue(table)).toBe(screen.getByRole("textbox", { name: "Description (as HTML)" }));
  });
});
