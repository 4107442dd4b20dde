import { filmOf, isFramed } from "@store/react-client/film";
import { Icon } from "@store/ui/icon";
import type { GalleryFilm } from "@store/ui/media-gallery";
import { VideoFrame } from "@store/ui/video-frame";
import * as styles from "./film-player.css.ts";

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** A film of the gallery in its frame, or the way to it where no page may frame it. */
export function FilmPlayer({ name, link }: GalleryFilm) {
  const { src } = filmOf(link);
  if (isFramed(src)) return <VideoFrame name={name} src={src} />;
  return (
    <p>
      <a ref={takeFocus} href={src} target="_blank" rel="noopener noreferrer" className={styles.away}>
        {`Watch “${name}” on ${URL.parse(src)?.host ?? src}`}
        <Icon name="arrow-right" size="small" />
      </a>
    </p>
  );
}
