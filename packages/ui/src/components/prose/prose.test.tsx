import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LinkProvider } from "../link/link.tsx";
import { Article, Blocks, Prose, type ProseBlock } from "./prose.tsx";

/** The markup without its class names. */
const bare = (html: string) => html.replaceAll(/ class="[^"]*"/g, "");
const block = (content: ProseBlock) => bare(renderToStaticMarkup(<Blocks blocks={[content]} />));

describe("blocks", () => {
  it("a paragraph is a p, with links and strong words inside", () => {
    expect(block({ kind: "paragraph", text: ["See ", { text: "FAQ", href: "/faq" }, " & ", { strong: "ask" }] })).toBe(
      '<p>See <a href="/faq">FAQ</a> &amp; <strong>ask</strong></p>',
    );
  });

  it.each([
    [false, "ul"],
    [true, "ol"],
  ])("a list, ordered %s, is a %s", (ordered, element) => {
    expect(block({ kind: "list", ordered, items: [["one"], ["two"]] })).toBe(
      `<${element}><li>one</li><li>two</li></${element}>`,
    );
  });

  it("definitions are a dl of term and description", () => {
    expect(block({ kind: "definitions", entries: [{ term: "Charge", description: ["₹100"] }] })).toBe(
      "<dl><div><dt>Charge</dt><dd>₹100</dd></div></dl>",
    );
  });

  it.each([
    [false, "ul"],
    [true, "ol"],
  ])("points, ordered %s, are a %s of titled texts", (ordered, element) => {
    expect(block({ kind: "points", ordered, items: [{ title: "Fair", text: ["We pay on time."] }] })).toBe(
      `<${element}><li><h3>Fair</h3><p>We pay on time.</p></li></${element}>`,
    );
  });

  it("a question opens without script, its anchor inside what opens", () => {
    const answer = [{ kind: "paragraph", text: ["Yes."] }] as const;
    expect(block({ kind: "question", id: "gst", question: "A GST invoice?", answer })).toBe(
      '<details><summary>A GST invoice?</summary><div id="gst"><p>Yes.</p></div></details>',
    );
  });

  it("words are never markup", () => {
    expect(block({ kind: "paragraph", text: ["<script>"] })).toBe("<p>&lt;script&gt;</p>");
  });
});

describe("sections", () => {
  const sections = [{ id: "charges", title: "Charges", blocks: [] }];

  it("have a heading to link to, which names the region", () => {
    expect(bare(renderToStaticMarkup(<Prose sections={sections} />))).toContain(
      '<section aria-labelledby="charges"><h2 id="charges">Charges</h2></section>',
    );
  });

  it("stand under the page's one h1, with a list of contents and the date of the last change", () => {
    const html = bare(renderToStaticMarkup(<Article page={{ title: "Terms", updatedOn: "2026-10-01", sections }} />));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<nav aria-label="On this page"><ul><li><a href="#charges">Charges</a></li></ul></nav>');
    expect(html).toContain('<time dateTime="2026-10-01">October 1, 2026</time>');
  });
});

it("links are the application's own", () => {
  const words = [{ kind: "paragraph", text: [{ text: "FAQ", href: "/faq" }] }] as const;
  const html = renderToStaticMarkup(
    <LinkProvider component={({ href, children }) => <b title={href}>{children}</b>}>
      <Blocks blocks={words} />
    </LinkProvider>,
  );
  expect(bare(html)).toBe('<p><b title="/faq">FAQ</b></p>');
});
