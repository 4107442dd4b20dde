import { filmOf } from "@store/react-client/film";
import { Carousel } from "@store/ui/carousel";
import { VideoFacade } from "@store/ui/video-facade";
import * as styles from "./home.css.ts";
import type { HomeData } from "./load-home.ts";

/** Films, each a still until it is clicked. */
export function Videos({ videos }: { readonly videos: NonNullable<HomeData["videos"]> }) {
  if (videos.length === 0) return null;
  return (
    <Carousel
      title="Films"
      perView="two"
      items={videos.map(({ name, description, embed_link }, key) => ({
        key,
        node: (
          <article className={styles.story}>
            <VideoFacade name={name} sizes="(min-width:1200px) 23vw,78vw" {...filmOf(embed_link)} />
            <h3 className={styles.storyTitle}>{name}</h3>
            {description ? <p className={styles.storyDate}>{description}</p> : null}
          </article>
        ),
      }))}
    />
  );
}
