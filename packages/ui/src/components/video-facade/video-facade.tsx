import { useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { VideoFrame } from "../video-frame/video-frame.tsx";
import * as styles from "./video-facade.css.ts";

export interface VideoFacadeProps {
  readonly name: string;
  /** The page that plays the film, shown in a frame. */
  readonly src: string;
  /** A still of the film. */
  readonly poster?: string | undefined;
  readonly sizes: string;
  /** In the first view: its still is fetched at once. */
  readonly isPriority?: boolean | undefined;
}

/** A film's still with a play button; the film is loaded on click. */
export function VideoFacade({ name, src, poster, sizes, isPriority }: VideoFacadeProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) return <VideoFrame name={name} src={src} className={styles.frame} />;
  return (
    <button type="button" className={styles.facade} aria-label={`Play ${name}`} onClick={() => setIsPlaying(true)}>
      {poster ? (
        <Picture
          src={poster}
          alt=""
          width={640}
          height={360}
          kind="card"
          sizes={sizes}
          isPriority={isPriority}
          className={styles.still}
        />
      ) : null}
      <span className={styles.disc}>
        <Icon name="play" />
      </span>
    </button>
  );
}
