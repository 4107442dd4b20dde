import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ProductPicture } from "./product-picture.tsx";

const place = { width: 320, height: 320, kind: "card", sizes: "46vw", className: "fills" } as const;

describe("The picture of a product", () => {
  it("is shown", () => {
    expect(renderToStaticMarkup(<ProductPicture src="/honey.jpg" alt="Honey" {...place} />)).toMatch(/^<img .*"Honey"/);
  });

  it.each([undefined, ""])("is a drawing where there is none (%j), with the product's name", (src) => {
    const html = renderToStaticMarkup(<ProductPicture src={src} alt="Honey" {...place} />);
    expect(html).toMatch(/^<span role="img" aria-label="Honey" class="\S+ fills"><\/span>$/);
  });

  it("says nothing beside the name", () => {
    expect(renderToStaticMarkup(<ProductPicture src={undefined} alt="" {...place} />)).toContain('aria-hidden="true"');
  });
});
