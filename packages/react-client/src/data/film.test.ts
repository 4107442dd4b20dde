import { describe, expect, it } from "vitest";
import { filmOf, isFramed } from "./film.ts";

describe("A film", () => {
  it("of the store's own backend is framed from there, with a still of its own", () => {
    expect(filmOf("/media/film/curd-to-ghee")).toEqual({
      src: "/backend/media/film/curd-to-ghee?autoplay=1",
      poster: "/media/film/curd-to-ghee.640.webp",
    });
  });

  it.each([
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3",
    "https://youtube.com/shorts/dQw4w9WgXcQ",
    "https://m.youtube.com/shorts/dQw4w9WgXcQ?si=share",
    "https://youtu.be/dQw4w9WgXcQ",
  ])("of YouTube sets no cookie: %s", (link) => {
    expect(filmOf(link)).toEqual({
      src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
      poster: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
    });
  });

  it.each([
    "https://www.instagram.com/reel/C1aB-2_c/",
    "https://instagram.com/reels/C1aB-2_c/?igsh=share",
    "https://www.instagram.com/the.store/reel/C1aB-2_c/",
  ])("of Instagram is the page that may be framed: %s", (link) => {
    expect(filmOf(link)).toEqual({ src: "https://www.instagram.com/reel/C1aB-2_c/embed/" });
  });

  it("of any other place is framed as it is, and has no still", () => {
    expect(filmOf("https://films.example/1")).toEqual({ src: "https://films.example/1" });
  });
});

it.each([
  ["/media/film/curd-to-ghee", true],
  ["https://youtube.com/shorts/dQw4w9WgXcQ", true],
  ["https://www.instagram.com/reel/C1aB-2_c/", true],
  ["https://films.example/1", false],
  ["https://www.instagram.com.example/reel/1/", false],
])("A page may frame the film of %s: %s", (link, expected) => {
  expect(isFramed(filmOf(link).src)).toBe(expected);
});
