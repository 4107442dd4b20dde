import { describe, expect, it } from "vitest";
import { excerptOf, textOfHtml } from "./text-of-html.ts";

describe("the words of a written text", () => {
  it.each([
    ["", ""],
    ["<p>Ghee</p><p>and more</p>", "Ghee and more"],
    ["<ul>\n<li>One &amp; <b>two</b></li></ul>", "One & two"],
    ["5 &lt; 6, &quot;yes&quot; &#39;no&#x27; &nbsp;", `5 < 6, "yes" 'no'`],
    ["&amp;lt;b&gt;", "&lt;b>"],
  ])("%j read %j", (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it("are cut between words", () => {
    expect(excerptOf("<p>Five millets, five lunches</p>", 15)).toBe("Five millets,…");
    expect(excerptOf("<p>Five millets</p>", 12)).toBe("Five millets");
  });
});
