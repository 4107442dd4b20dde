import { isShallowHtml } from "@store/domain";
import { runs } from "@store/vitest";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DANGEROUS_HTML, HTML_PAYLOADS } from "../testing/hostile-html.ts";
import { EXCERPT_CHARACTERS, excerptOf, sanitizeHtml } from "./sanitize.ts";

describe("sanitized HTML", () => {
  test.each(HTML_PAYLOADS)("cannot run code: %s [R77] [R124]", (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}`]) {
      expect(sanitizeHtml(html)).not.toMatch(DANGEROUS_HTML);
    }
  });

  test("keeps what a description is made of", () => {
    const html =
      '<h2>Use</h2><p>A <strong>good</strong> <em>ghee</em>.</p><ul><li>one</li></ul><table><tbody><tr><td>x</td></tr></tbody></table><p><a href="https://example.com/">more</a> <a href="mailto:care@example.com">mail</a> <a href="/shop">shop</a></p><img src="https://example.com/a.png" alt="A jar">';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test("keeps what a post is made of [R124]", () => {
    const html =
      '<figure><img src="/media/blog/1.640.webp" alt="A jar" width="1200" height="675" loading="lazy"><figcaption>Ours</figcaption></figure><blockquote><p>Said <cite>Jamuben</cite></p></blockquote><hr>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test("leaves the page its one title: others become headings [R124]", () => {
    expect(sanitizeHtml("<h1>One</h1><section><h1>Two</h1></section><h3>Three</h3>")).toBe(
      "<h2>One</h2><section><h2>Two</h2></section><h3>Three</h3>",
    );
  });

  test("changes nothing when it is sanitized again, whatever it was made of", () => {
    const piece = fc.oneof(
      fc.constantFrom(...HTML_PAYLOADS),
      fc.string({ maxLength: 20 }),
      fc.constantFrom("<p>", "</p>", "<b", "&lt;", "<!--"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = sanitizeHtml(pieces.join(""));
        expect(once).not.toMatch(DANGEROUS_HTML);
        expect(sanitizeHtml(once)).toBe(once);
      }),
    );
  });
});

test("HTML that is shallow enough to be taken is read without trouble, however it is made", () => {
  const tag = fc.constantFrom("div", "b", "i", "a", "p", "li", "ul", "table", "td", "h1", "svg", "select", "button");
  const piece = fc.oneof(
    fc.tuple(tag, fc.nat(99), fc.nat(400)).map(([name, id, times]) => `<${name} title=${id}>`.repeat(times)),
    fc.tuple(tag, fc.nat(400)).map(([name, times]) => `</${name}>`.repeat(times)),
    fc.tuple(tag, tag, fc.nat(400)).map(([one, other, times]) => `<${one}></${other}>x`.repeat(times)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const html = pieces.join("");
      if (isShallowHtml(html)) expect(sanitizeHtml(html)).not.toMatch(DANGEROUS_HTML);
    }),
    { numRuns: runs(50) },
  );
});

describe("the excerpt of HTML [R122]", () => {
  test("is its first paragraph with words, as plain text", () => {
    expect(excerptOf("<h2>No</h2><p> </p><p>Ghee &amp;\n <em>honey</em> &lt;3</p><p>more</p>")).toBe("Ghee & honey <3");
  });

  test.each(["", "words alone", "<ul><li>x</li></ul>"])("is missing where there is no paragraph: %j", (html) => {
    expect(excerptOf(html)).toBeUndefined();
  });

  test("is cut after a whole word, with an ellipsis", () => {
    const word = "jaggery, ";
    const excerpt = excerptOf(`<p>${word.repeat(40)}</p>`) ?? "";
    expect(excerpt).toMatch(/^(jaggery, )+jaggery…$/);
    expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_CHARACTERS + 1);
    expect(excerptOf(`<p>${"a".repeat(EXCERPT_CHARACTERS)}</p>`)).toBe("a".repeat(EXCERPT_CHARACTERS));
    expect([...(excerptOf(`<p>${"😀".repeat(EXCERPT_CHARACTERS + 1)}</p>`) ?? "")]).toHaveLength(
      EXCERPT_CHARACTERS + 1,
    );
  });
});
