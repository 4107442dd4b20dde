const OWN_FILM = /^\/media\/film\/[\w-]+$/;
const YOUTUBE =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v=)|youtu\.be\/)([\w-]{6,20})/;
const INSTAGRAM = /^https:\/\/(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(?:reels?|p)\/([\w-]+)/;

export type FilmLink =
  | { readonly kind: "own" }
  | { readonly kind: "youtube"; readonly video: string }
  | { readonly kind: "instagram"; readonly reel: string };

/** Where the film of an `embed_link` is; undefined for a place that the shop plays nothing of. */
export function readFilmLink(embedLink: string): FilmLink | undefined {
  if (OWN_FILM.test(embedLink)) return { kind: "own" };
  const [, video] = YOUTUBE.exec(embedLink) ?? [];
  if (video) return { kind: "youtube", video };
  const [, reel] = INSTAGRAM.exec(embedLink) ?? [];
  return reel ? { kind: "instagram", reel } : undefined;
}
