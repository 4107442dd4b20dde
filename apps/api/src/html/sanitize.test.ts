import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitizeHtml } from "./sanitize.ts";

/** Ways that HTML has been made to run code; none of it may come out able to. */
const PAYLOADS = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src=x onerror="alert(1)">',
  "<img src='x'onerror=alert(1)>",
  "<img/src=x/onerror=alert(1)>",
  '<svg onload="alert(1)"></svg>',
  "<svg><script>alert(1)</script></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="//evil.example/x.swf">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus="alert(1)">',
  '<details open ontoggle="alert(1)">x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<video poster="javascript:alert(1)"></video>',
  '<body onload="alert(1)">x</body>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  "<style>@import 'javascript:alert(1)';</style>",
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<template><script>alert(1)</script></template>",
  "<textarea><script>alert(1)</script></textarea>",
  "<title><script>alert(1)</script></title>",
  "<!--><script>alert(1)</script>-->",
  "<!--[if IE]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  '<marquee onstart="alert(1)">x</marquee>',
  '<p id="token" name="token">x</p>',
];

/** What runs, loads a document of its own, or reaches into the page around. */
const DANGEROUS =
  /<\/?(script|style|iframe|object|embed|form|button|input|svg|math|base|meta|link|template|video|body)\b|<[^>]+\s(on\w+|style|srcdoc|formaction|id|name)\s*=|(href|src)\s*=\s*["']?\s*(javascript|data|vbscript)\s*:/i;

describe("sanitized HTML", () => {
  test.each(PAYLOADS)("cannot run code: %s [R77] [R124]", (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}`]) {
      expect(sanitizeHtml(html)).not.toMatch(DANGEROUS);
    }
  });

  test("keeps what a description is made of", () => {
    const html =
      '<h2>Use</h2><p>A <strong>good</strong> <em>ghee</em>.</p><ul><li>one</li></ul><table><tbody><tr><td>x</td></tr></tbody></table><p><a href="https://example.com/">more</a> <a href="mailto:care@example.com">mail</a> <a href="/shop">shop</a></p><img src="https://example.com/a.png" alt="A jar">';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test("changes nothing when it is sanitized again, whatever it was made of", () => {
    const piece = fc.oneof(
      fc.constantFrom(...PAYLOADS),
      fc.string({ maxLength: 20 }),
      fc.constantFrom("<p>", "</p>", "<b", "&lt;", "<!--"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = sanitizeHtml(pieces.join(""));
        expect(once).not.toMatch(DANGEROUS);
        expect(sanitizeHtml(once)).toBe(once);
      }),
    );
  });
});
