import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DANGEROUS_HTML, HTML_PAYLOADS } from "../testing/hostile-html.ts";
import { sanitizeHtml } from "./sanitize.ts";

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
