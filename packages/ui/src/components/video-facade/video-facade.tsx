import { useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import * as styles from "./video-facade.css.ts";

export interface VideoFacadeProps {
  readonly name: string;
  /** The page that plays the film, shown in a frame. */
  readonly src: string;
  /** A still of the film. */
  readonly poster?: string | undefined;
  readonly sizes: string;
  /** Fills the place it stands in, of whatever shape; otherwise it is 16 by 9. */
  readonly isFilling?: boolean | undefined;
  /** Out of sight, as in a gallery that shows another picture: the film stops, and Tab passes it by. */
  readonly isAside?: boolean | undefined;
  /** The frame may not show the film, so that it is opened in a tab of its own. */
  readonly opensTab?: boolean | undefined;
}

/** The button is gone after the click: the film takes its focus. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A film's still with a play button; the film is loaded on click. */
export function VideoFacade(props: VideoFacadeProps) {
  const { name, src, poster, sizes, isFilling = false, isAside = false, opensTab = false } = props;
  const [isPlaying, setIsPlaying] = useState(false);
  const shape = isFilling ? "filling" : "wide";
  if (isPlaying && isAside) setIsPlaying(false);
  if (isPlaying) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.frame[shape]}
        src={src}
        title={name}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    );
  }
  const facade = {
    className: styles.facade[shape],
    tabIndex: isAside ? -1 : undefined,
    children: (
      <>
        {poster ? (
          <Picture src={poster} alt="" width={640} height={360} kind="card" sizes={sizes} className={styles.still} />
        ) : null}
        <span className={styles.disc}>
          <Icon name="play" />
        </span>
      </>
    ),
  };
  return opensTab ? (
    <a {...facade} href={src} target="_blank" rel="noopener noreferrer" aria-label={`Watch ${name} in a new tab`} />
  ) : (
    <button {...facade} type="button" aria-label={`Play ${name}`} onClick={() => setIsPlaying(true)} />
  );
}
