import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Picture, PictureBaseProvider } from "./picture.tsx";

const OWN = "/media/product/1001/1.640.webp?v=abc";
const place = { alt: "Honey", width: 320, height: 320, kind: "card", sizes: "46vw" } as const;

describe("A picture", () => {
  it("keeps its place, and waits until it comes near", () => {
    const html = renderToStaticMarkup(<Picture src={OWN} {...place} />);
    expect(html).toContain('width="320" height="320"');
    expect(html).toContain('loading="lazy" decoding="async"');
  });

  it("that is seen first is fetched first", () => {
    const html = renderToStaticMarkup(<Picture src={OWN} {...place} isPriority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain("lazy");
  });

  it("offers AVIF to browsers that know it, and WebP to the others", () => {
    const html = renderToStaticMarkup(<Picture src={OWN} {...place} />);
    expect(html).toMatch(/^<picture><source type="image\/avif" srcSet="[^"]+\.avif/);
    expect(html).toMatch(/<img [^>]*src="\/media\/product\/1001\/1\.520\.webp\?v=abc"/);
  });

  it("is fetched from the backend", () => {
    const html = renderToStaticMarkup(
      <PictureBaseProvider base="/backend">
        <Picture src={OWN} {...place} />
      </PictureBaseProvider>,
    );
    expect(html).toContain('src="/backend/media/product/1001/1.520.webp?v=abc"');
  });

  it("of another site is a plain image", () => {
    const html = renderToStaticMarkup(<Picture src="https://pictures.example/honey.jpg" {...place} />);
    expect(html).toMatch(/^<img [^>]*src="https:\/\/pictures\.example\/honey\.jpg" alt="Honey"/);
    expect(html).not.toContain("srcSet");
  });

  it("may be another one on a phone [R60]", () => {
    const phone = "/media/banner/3/2.640.webp?v=d";
    const html = renderToStaticMarkup(<Picture src={OWN} mobileSrc={phone} {...place} kind="banner" />);
    expect(html).toMatch(
      /<source media="screen and \(max-width: 767px\)" type="image\/avif" srcSet="\/media\/banner\/3/,
    );
  });
});
