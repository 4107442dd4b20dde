import { describe, expect, it } from "vitest";
import { dataScript, EARLY_SCRIPT } from "./page-scripts.ts";

const DATA = { list: ["ghee </script><!--", `"घी" 'घी'`, "\\ \\< \u2028 \n & `$`"] };

const contentOf = (html: string) => /^<script[^>]*>(.*)<\/script>$/s.exec(html)?.[1] ?? "";

describe("the scripts of a page", () => {
  it("are inline: none is a file that the page would wait for", () => {
    expect(EARLY_SCRIPT + dataScript(DATA)).not.toMatch(/<script[^>]* src|<link/);
  });

  it("are valid JavaScript", () => {
    expect(() => new Function(contentOf(EARLY_SCRIPT))).not.toThrow();
  });

  it("hand the data over as they are, whatever they say", () => {
    const data = contentOf(dataScript(DATA));
    expect(data).not.toMatch(/<\/script|<!--/);
    expect(JSON.parse(data)).toEqual(DATA);
  });
});
