import { BACKEND } from "../session/browser-call.ts";

interface Film {
  /** The page for the frame; it plays at once, since a click loads it. */
  readonly src: string;
  /** A still picture, if one is known. */
  readonly poster?: string;
}

const OWN_FILM = /^\/media\/film\/[\w-]+$/;
const YOUTUBE =
  /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v=)|youtu\.be\/)([\w-]{6,20})/;

/** How the film of an `embed_link` is shown: from the backend, from YouTube without cookies, or unchanged. */
export function filmOf(embedLink: string): Film {
  if (OWN_FILM.test(embedLink)) {
    return { src: `${BACKEND}${embedLink}?autoplay=1`, poster: `${embedLink}.640.webp` };
  }
  const [, id] = YOUTUBE.exec(embedLink) ?? [];
  if (!id) return { src: embedLink };
  return {
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    poster: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  };
}
