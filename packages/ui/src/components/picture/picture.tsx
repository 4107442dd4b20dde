import { createContext, type ReactNode, useContext } from "react";
import { media } from "../../tokens/index.ts";
import { type PictureKind, pictureSources, plainWidth } from "./picture-sources.ts";

export { type PictureKind, type PictureSources, pictureSources } from "./picture-sources.ts";

const BaseContext = createContext("");

/** The path that the backend's pictures are fetched from, such as `/backend`. */
export const PictureBaseProvider = ({ base, children }: { readonly base: string; readonly children: ReactNode }) => (
  <BaseContext value={base}>{children}</BaseContext>
);

export interface PictureProps {
  readonly src: string;
  readonly alt: string;
  /** The space reserved while it loads, in pixels; styles may give it another size. */
  readonly width: number;
  readonly height: number;
  readonly kind: PictureKind;
  readonly sizes: string;
  /** In the first view: fetched at once, before other pictures. */
  readonly isPriority?: boolean | undefined;
  /** Another picture below 768 px. */
  readonly mobileSrc?: string | undefined;
  readonly className?: string | undefined;
}

const PHONE_KIND = "detail";

/** With its width beside each candidate, which browsers want of all sources or of none. */
function phoneSources(src: string, base: string) {
  const { plain, avif } = pictureSources(src, PHONE_KIND, base);
  return avif ? { plain: `${plain} ${plainWidth(PHONE_KIND)}w`, avif } : { plain, avif };
}

/** A picture in the formats and widths that the store's backend offers; any other address as it is. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, kind, sizes, isPriority = false, mobileSrc, className } = props;
  const base = useContext(BaseContext);
  const { plain, avif } = pictureSources(src, kind, base);
  const mobile = mobileSrc === undefined ? undefined : phoneSources(mobileSrc, base);
  const image = (
    <img
      {...(isPriority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      src={plain}
      alt={alt}
      width={width}
      height={height}
      className={className}
    />
  );
  if (!avif && !mobile) return image;
  return (
    <picture>
      {mobile?.avif ? <source media={media.phone} type="image/avif" srcSet={mobile.avif} sizes={sizes} /> : null}
      {mobile ? <source media={media.phone} srcSet={mobile.plain} {...(mobile.avif ? { sizes } : {})} /> : null}
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {image}
    </picture>
  );
}
