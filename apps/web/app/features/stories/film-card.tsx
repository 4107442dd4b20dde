import type { StoryFilm } from "@store/content";
import { filmOf, ownPosterOf } from "@store/react-client/film";
import { VideoFacade } from "@store/ui/video-facade";
import type { ReactNode } from "react";
import * as styles from "./stories.css.ts";

interface FilmCardProps extends StoryFilm {
  /** Seen first: its still is fetched at once. */
  readonly isFirst: boolean;
  /** Above the name, such as the film's language. */
  readonly children?: ReactNode;
}

/** A film's still, which loads the film when it is pressed, with what it is about. */
export const FilmCard = ({ name, description, link, isFirst, children }: FilmCardProps) => (
  <article className={styles.film}>
    <VideoFacade
      name={name}
      src={filmOf(link).src}
      poster={ownPosterOf(link)}
      sizes="(min-width:1200px) 390px,(min-width:768px) 46vw,92vw"
      isPriority={isFirst}
    />
    {children}
    <h2 className={styles.filmName}>{name}</h2>
    <p className={styles.filmText}>{description}</p>
  </article>
);
