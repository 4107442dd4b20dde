// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";

afterEach(cleanup);

const images = [1, 2].map((view) => ({ image: `/media/product/1/${view}.640.webp`, alt: `Ghee, view ${view}` }));
const show = (embed_link: string) =>
  render(<Gallery name="Ghee" images={images} videos={[{ name: "In a minute", embed_link }]} />);

/** There is no layout here: a slide is 300 pixels wide. */
function swipeTo(place: number) {
  const [row] = screen.getAllByRole("list");
  if (!row) throw new Error("There are no slides.");
  Object.defineProperty(row, "clientWidth", { value: 300 });
  row.scrollLeft = place * 300;
  fireEvent.scroll(row);
}

describe("The gallery of a product", () => {
  it("shows every picture and film of it, the first at once and the others when they come near [R67]", () => {
    show("/media/film/curd-to-ghee");
    const labels = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(labels).toEqual(["Zoom: Ghee, view 1", "Zoom: Ghee, view 2", "Play In a minute"]);
    const [first, ...others] = Array.from(document.querySelectorAll("img"));
    expect(first?.getAttribute("fetchpriority")).toBe("high");
    expect(others.map((image) => image.getAttribute("loading"))).toEqual(others.map(() => "lazy"));
  });

  it("calls a picture that has no text of its own by the product's name", () => {
    render(<Gallery name="Ghee" images={[{ image: "/media/product/1/1.640.webp", alt: undefined }]} videos={[]} />);
    expect(screen.getByRole("button", { name: "Zoom: Ghee" })).toBeDefined();
  });

  it.each(["https://youtube.com/shorts/dQw4w9WgXcQ", "https://www.instagram.com/reel/C1aB-2_c/"])(
    "names nothing of another site until its film is played: %s [R67]",
    async (link) => {
      const { container } = show(link);
      expect(container.innerHTML).not.toMatch(/https?:/);
      swipeTo(2);
      fireEvent.click(screen.getByRole("button", { name: "Play In a minute" }));
      expect(await screen.findByTitle("In a minute")).toBeDefined();
    },
  );
});
