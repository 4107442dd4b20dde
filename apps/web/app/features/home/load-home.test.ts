import type { Call } from "@store/api-client";
import { describe, expect, it } from "vitest";
import { loadHome } from "./load-home.ts";

describe("what the home page shows", () => {
  it("is asked for all at once [R46]", () => {
    const asked: string[] = [];
    const unanswered: Call = ({ path }, ..._request) => {
      asked.push(path);
      return new Promise(() => {});
    };
    void loadHome(unanswered);
    expect(asked.toSorted()).toEqual([
      "/ecommerce/banners/",
      "/ecommerce/banners/",
      "/ecommerce/banners/",
      "/home/blogs/",
      "/lower-section/",
      "/product-section/",
      "/statistics-section/",
      "/testimonials-section/",
      "/upper-section/",
      "/youtubevideo-section/",
    ]);
  });
});
