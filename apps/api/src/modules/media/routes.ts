import { hash } from "node:crypto";
import { Hono } from "hono";
import { isHeld } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import { refusalResponse } from "../../http/responses.ts";
import { drawPicture, FILMS } from "./draw-picture.ts";
import { filmPage } from "./film-page.ts";
import { readMediaPath } from "./media-path.ts";
import { createPictureStore } from "./picture-store.ts";

/** The address carries a version, so what it names never changes. */
const KEEP = "public, max-age=31536000, immutable";
/** A film's address carries no version. */
const KEEP_FILM = "public, max-age=3600";
/** The page needs its own pictures and styles, and nothing else. */
const FILM_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";
const PREFIX = "/media/";
const TYPES = { avif: "image/avif", webp: "image/webp", svg: "image/svg+xml" } as const;

export const NO_SUCH_PICTURE = "There is no such picture";

/**
 * Answers `GET /media/{key}.{width}.{avif|webp}`, `GET /media/{key}.svg` and `GET /media/film/{name}`, a page to be framed
 * that plays at once with `autoplay=1`; nothing else of the query is read.
 * @param cacheDir the folder that pictures are kept in once they are drawn
 */
export function mediaRoutes({ cacheDir }: { cacheDir: string }): Hono {
  const app = new Hono();
  const pictureBytes = createPictureStore(cacheDir);

  app.get(`${PREFIX}film/:name`, (c, next) => {
    const film = FILMS.get(c.req.param("name"));
    // A still of it, then, or nothing: what draws pictures says so.
    if (film === undefined) return next();
    const isPlaying = c.req.query("autoplay") === "1";
    return c.html(filmPage(film, isPlaying), 200, {
      "cache-control": KEEP_FILM,
      "content-security-policy": FILM_POLICY,
    });
  });

  app.get(`${PREFIX}*`, async (c) => {
    const wanted = readMediaPath(c.req.path.slice(PREFIX.length));
    const body = wanted && (wanted.kind === "drawing" ? await drawPicture(wanted.key) : await pictureBytes(wanted));
    if (wanted === undefined || body === undefined) return refusalResponse(httpError(404, NO_SUCH_PICTURE));

    const etag = `W/"${hash("sha1", body, "base64url")}"`;
    const headers = { "cache-control": KEEP, etag };
    if (isHeld(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    const type = TYPES[wanted.kind === "drawing" ? "svg" : wanted.format];
    return c.body(body, 200, { ...headers, "content-type": type, "x-content-type-options": "nosniff" });
  });
  return app;
}
