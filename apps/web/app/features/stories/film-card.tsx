import type { StoryFilm } from "@store/content";
import { VideoFacade } from "@store/ui/video-facade";
import type { ReactNode } from "react";
import { filmOf, ownPosterOf } from "../../navigation/film.ts";
import * as styles from "./stories.css.ts";

interface FilmCardProps extends StoryFilm {
  readonly level: "h2" | "h3";
  /** Above the name, such as the film's language. */
  readonly children?: ReactNode;
}

/** A film's still, which loads the film when it is pressed, with what it is about. */
export const FilmCard = ({ name, description, link, level: Level, children }: FilmCardProps) => (
  <article className={styles.film}>
    <VideoFacade
      name={name}
      src={filmOf(link).src}
      poster={ownPosterOf(link)}
      sizes="(min-width:1200px) 390px,(min-width:768px) 46vw,92vw"
    />
    {children}
    <Level className={styles.filmName}>{name}</Level>
    <p className={styles.filmText}>{description}</p>
  </article>
);
