import { Picture, type PictureProps } from "../picture/picture.tsx";
import * as styles from "./product-picture.css.ts";

export type ProductPictureProps = Omit<PictureProps, "src"> & { readonly src: string | undefined };

/** A product's picture; a drawn jar stands for one that it does not have. */
export function ProductPicture({ src, ...picture }: ProductPictureProps) {
  if (src) return <Picture src={src} {...picture} />;
  const { alt, className } = picture;
  const classes = className ? `${styles.placeholder} ${className}` : styles.placeholder;
  return alt ? <span role="img" aria-label={alt} className={classes} /> : <span aria-hidden className={classes} />;
}
