import { readFilmLink } from "@store/domain";
import { BACKEND } from "../session/browser-call.ts";

interface Film {
  /** The page for the frame; it plays at once, since a click loads it. */
  readonly src: string;
  /** A still picture, if one is known. */
  readonly poster?: string;
}

/** How the film of an `embed_link` is shown: from the backend, from YouTube without cookies, from Instagram, or unchanged. */
export function filmOf(embedLink: string): Film {
  const film = readFilmLink(embedLink);
  switch (film?.kind) {
    case "own":
      return { src: `${BACKEND}${embedLink}?autoplay=1`, poster: `${embedLink}.640.webp` };
    case "youtube":
      return {
        src: `https://www.youtube-nocookie.com/embed/${film.video}?autoplay=1`,
        poster: `https://i.ytimg.com/vi/${film.video}/hqdefault.jpg`,
      };
    case "instagram":
      return { src: `https://www.instagram.com/reel/${film.reel}/embed/` };
    case undefined:
      return { src: embedLink };
  }
}

/** The still of a film that is the store's own; another site's would tell that site of everybody who only looks. */
export const ownPosterOf = (embedLink: string): string | undefined =>
  readFilmLink(embedLink)?.kind === "own" ? `${embedLink}.640.webp` : undefined;

/** What the page's policy lets into a frame (`content-security-policy.ts` of the storefront's server). */
const FRAMED = [`${BACKEND}/`, "https://www.youtube-nocookie.com/", "https://www.instagram.com/reel/"];

export const isFramed = (src: string) => FRAMED.some((place) => src.startsWith(place));
