import type { ReactNode } from "react";

export interface VideoFrameProps {
  readonly name: string;
  /** The page that plays the film. */
  readonly src: string;
  readonly className?: string | undefined;
}

/** What was pressed to play is gone: the film takes its focus. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A film that somebody has asked for. */
export const VideoFrame = ({ name, src, className }: VideoFrameProps): ReactNode => (
  <iframe
    ref={takeFocus}
    className={className}
    src={src}
    title={name}
    allow="autoplay; encrypted-media; picture-in-picture"
    allowFullScreen
  />
);
