import { createContext, type ReactNode, useContext } from "react";
import { pictureSources } from "./picture-sources.ts";

const BaseContext = createContext("");

/** Where the pictures of the store's own backend are fetched from, such as `/backend`. */
export function PictureBaseProvider({ base, children }: { readonly base: string; readonly children: ReactNode }) {
  return <BaseContext value={base}>{children}</BaseContext>;
}

export interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Which widths are offered: a list's card, a page's main picture, a small one, or a band. */
  readonly kind: "card" | "detail" | "thumb" | "banner";
  readonly sizes: string;
  /** Seen first: fetched at once, before other pictures. */
  readonly isPriority?: boolean | undefined;
  /** Another picture below 768 px. */
  readonly mobileSrc?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture in the formats and widths that the store's backend offers; any other address as it is. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, kind, sizes, isPriority = false, mobileSrc, className } = props;
  const base = useContext(BaseContext);
  const sources = pictureSources(src, kind, base);
  const mobile = mobileSrc === undefined ? undefined : pictureSources(mobileSrc, kind, base);
  return (
    <picture>
      {mobile?.avif ? <source media="(max-width: 767px)" type="image/avif" srcSet={mobile.avif} sizes={sizes} /> : null}
      {mobile ? <source media="(max-width: 767px)" srcSet={mobile.webp ?? mobile.plain} sizes={sizes} /> : null}
      {sources.avif ? <source type="image/avif" srcSet={sources.avif} sizes={sizes} /> : null}
      <img
        src={sources.plain}
        srcSet={sources.webp}
        sizes={sources.webp ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...(isPriority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
