// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FilmPlayer } from "./film-player.tsx";

afterEach(cleanup);

describe("A film that was pressed", () => {
  it.each([
    ["/media/film/curd-to-ghee", "/backend/media/film/curd-to-ghee?autoplay=1"],
    ["https://youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
    ["https://www.instagram.com/reel/C1aB-2_c/", "https://www.instagram.com/reel/C1aB-2_c/embed/"],
  ])("plays in a frame: %s [R67]", (link, src) => {
    render(<FilmPlayer name="In a minute" link={link} />);
    expect(screen.getByTitle("In a minute").getAttribute("src")).toBe(src);
  });

  it("is linked to where no page may frame it", () => {
    render(<FilmPlayer name="In a minute" link="https://films.example/1" />);
    const link = screen.getByRole("link", { name: "Watch “In a minute” on films.example" });
    expect(link.getAttribute("href")).toBe("https://films.example/1");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(document.activeElement).toBe(link);
  });
});
