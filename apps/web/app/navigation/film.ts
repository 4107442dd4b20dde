import { BACKEND } from "../session/browser-call.ts";

interface Film {
  /** The page for the frame; it plays at once, since a click loads it. */
  readonly src: string;
  /** A still picture, if one is known. */
  readonly poster?: string;
}

const OWN_FILM = /^\/media\/film\/[\w-]+$/;
const YOUTUBE =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v=)|youtu\.be\/)([\w-]{6,20})/;
const INSTAGRAM = /^https:\/\/(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(?:reels?|p)\/([\w-]+)/;

/** How the film of an `embed_link` is shown: from the backend, from YouTube without cookies, from Instagram, or unchanged. */
export function filmOf(embedLink: string): Film {
  if (OWN_FILM.test(embedLink)) {
    return { src: `${BACKEND}${embedLink}?autoplay=1`, poster: `${embedLink}.640.webp` };
  }
  const [, video] = YOUTUBE.exec(embedLink) ?? [];
  if (video) {
    return {
      src: `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`,
      poster: `https://i.ytimg.com/vi/${video}/hqdefault.jpg`,
    };
  }
  const [, reel] = INSTAGRAM.exec(embedLink) ?? [];
  return { src: reel ? `https://www.instagram.com/reel/${reel}/embed/` : embedLink };
}

/** The still of a film that is the store's own; another site's would tell that site of everybody who only looks. */
export const ownPosterOf = (embedLink: string): string | undefined =>
  OWN_FILM.test(embedLink) ? `${embedLink}.640.webp` : undefined;

/** What the page's policy lets into a frame (`server/http/content-security-policy.ts`). */
const FRAMED = [`${BACKEND}/`, "https://www.youtube-nocookie.com/", "https://www.instagram.com/reel/"];

export const isFramed = (src: string) => FRAMED.some((place) => src.startsWith(place));
