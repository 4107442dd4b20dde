import { describe, expect, it } from "vitest";
import { PARTS, readOptions } from "./options.ts";

describe("the words after `npm run bench --`", () => {
  it("name parts; none means all", () => {
    expect(readOptions([])).toEqual({ parts: PARTS, paths: [], visits: 5 });
    expect(readOptions(["api", "pages"]).parts).toEqual(["api", "pages"]);
  });

  it("name pages for Lighthouse, and how often each is visited", () => {
    expect(readOptions(["lighthouse", "/faq", "--visits=3"])).toEqual({
      parts: ["lighthouse"],
      paths: ["/faq"],
      visits: 3,
    });
    expect(readOptions(["/shop?page=2"])).toEqual({ parts: ["lighthouse"], paths: ["/shop?page=2"], visits: 5 });
  });

  it("choose the rows of the staff's lists", () => {
    expect(readOptions(["api", "--rows=staff"])).toMatchObject({ parts: ["api"], rows: "staff" });
    expect(readOptions(["--rows=staff"]).parts).toEqual(["api"]);
    expect(readOptions(["api"]).rows).toBeUndefined();
  });

  it.each(["lighthose", "--visits=0", "--visits=many", "--rows=all"])(
    "are refused where they mean nothing: %s",
    (word) => {
      expect(() => readOptions([word])).toThrow(word);
    },
  );
});
