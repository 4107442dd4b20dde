import { ownPosterOf } from "@store/react-client/film";
import { MediaGallery } from "@store/ui/media-gallery";
import { memo } from "react";
import * as styles from "./gallery.css.ts";
import type { ProductData } from "./load-product.ts";

const SIZES = "(min-width:1200px) 640px,(min-width:768px) 46vw,92vw";

const loadPlayer = () => import("./film-player.tsx");

/** A product's pictures and films [R67]. */
export const Gallery = memo(function Gallery({
  name,
  images,
  videos,
}: Pick<ProductData, "name" | "images" | "videos">) {
  return (
    <div className={styles.gallery}>
      <MediaGallery
        // Another product's gallery starts at its first picture.
        key={name}
        name={name}
        pictures={images.map(({ image, alt }) => ({ src: image, alt: alt ?? name }))}
        films={videos.map(({ name: title, embed_link: link }) => ({ name: title, link, poster: ownPosterOf(link) }))}
        loadPlayer={loadPlayer}
        sizes={SIZES}
      />
    </div>
  );
});
