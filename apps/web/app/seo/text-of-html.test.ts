import { describe, expect, it } from "vitest";
import { cutAtWord, textOfHtml } from "./text-of-html.ts";

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

  it.each([
    ["Five millets, five lunches", 15, "Five millets…"],
    ["Five millets, five lunches", 18, "Five millets…"],
    ["Five millets, five lunches", 19, "Five millets, five…"],
    ["Five millets", 12, "Five millets"],
    ["Supercalifragilistic", 10, "Supercali…"],
    ["घी और शहद का मेल", 9, "घी और…"],
  ])("%j is cut between words, to %d characters at most: %j", (text, longest, cut) => {
    expect(cutAtWord(text, longest)).toBe(cut);
    expect([...cut].length).toBeLessThanOrEqual(longest);
  });

  it("are a description of 155 characters at most", () => {
    expect(cutAtWord("word ".repeat(40)).length).toBeGreaterThan(145);
    expect(cutAtWord("word ".repeat(40)).length).toBeLessThanOrEqual(155);
  });
});
