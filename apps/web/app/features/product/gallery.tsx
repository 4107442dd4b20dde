import { MediaGallery } from "@store/ui/media-gallery";
import { galleryFilmOf } from "../../navigation/film.ts";
import * as styles from "./gallery.css.ts";
import type { ProductData } from "./load-product.ts";

const SIZES = "(min-width:1200px) 530px,(min-width:768px) 46vw,92vw";

/** A product's pictures and films (checklist R67). */
export function Gallery({ name, images, videos }: Pick<ProductData, "name" | "images" | "videos">) {
  return (
    <div className={styles.gallery}>
      <MediaGallery
        // Another product's gallery begins anew.
        key={name}
        name={name}
        pictures={images.map(({ image, alt }) => ({ src: image, alt: alt ?? name }))}
        films={videos.map(({ name: title, embed_link }) => ({ name: title, ...galleryFilmOf(embed_link) }))}
        sizes={SIZES}
      />
    </div>
  );
}
