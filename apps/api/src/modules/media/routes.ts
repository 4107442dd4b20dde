import { hash } from "node:crypto";
import { Hono } from "hono";
import { isHeld } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import { refusalResponse } from "../../http/responses.ts";
import type { FileStorage } from "../../ports/storage/file-storage.ts";
import { filmPage } from "./film-page.ts";
import { readMediaPath } from "./media-path.ts";
import { createPictureStore } from "./picture-store.ts";
import { FILMS, samplePicture } from "./sample-picture.ts";
import { createSharePictures, type ProductOf } from "./share-picture.ts";

/** The URL carries a version, so its content never changes. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";
/** A film's URL has no version. */
const FILM_CACHE_CONTROL = "public, max-age=3600";
/** The page loads only its own pictures and styles. */
const FILM_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";
const PREFIX = "/media/";
const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", svg: "image/svg+xml" } as const;

export const NO_SUCH_PICTURE = "There is no such picture";

/**
 * Serves `GET /media/{key}.{width}.{avif|webp|jpg}`, `GET /media/{key}.svg` and `GET /media/film/{name}`: a page for an
 * iframe that plays at once with `autoplay=1`. Other query parameters are ignored.
 * `GET /media/share/{name}` is the picture that stands beside a shared link to a product.
 * @param pictures where uploads are kept, and the folder in which rendered pictures are cached.
 */
export function mediaRoutes(
  pictures: { readonly cacheDir: string; readonly uploads: FileStorage },
  productOf: ProductOf = async () => undefined,
): Hono {
  const app = new Hono();
  const pictureBytes = createPictureStore(pictures);
  const sharePicture = createSharePictures(pictures, pictureBytes, productOf);

  app.get(`${PREFIX}share/:name`, async (c) => {
    const shared = await sharePicture(c.req.param("name"));
    if (shared === undefined) return refusalResponse(httpError(404, NO_SUCH_PICTURE));
    // What it shows has changed since the link was shared.
    if (typeof shared === "string") return c.redirect(shared, 302);
    return c.body(shared, 200, {
      "cache-control": CACHE_CONTROL,
      "content-type": TYPES.jpg,
      "x-content-type-options": "nosniff",
    });
  });

  app.get(`${PREFIX}film/:name`, (c, next) => {
    const film = FILMS.get(c.req.param("name"));
    // Not a film: perhaps a picture of one.
    if (film === undefined) return next();
    const isPlaying = c.req.query("autoplay") === "1";
    return c.html(filmPage(film, isPlaying), 200, {
      "cache-control": FILM_CACHE_CONTROL,
      "content-security-policy": FILM_POLICY,
    });
  });

  app.get(`${PREFIX}*`, async (c) => {
    const wanted = readMediaPath(c.req.path.slice(PREFIX.length));
    const body = wanted && (wanted.kind === "drawing" ? await samplePicture(wanted.key) : await pictureBytes(wanted));
    if (wanted === undefined || body === undefined) return refusalResponse(httpError(404, NO_SUCH_PICTURE));

    const etag = `W/"${hash("sha1", body, "base64url")}"`;
    const headers = { "cache-control": CACHE_CONTROL, etag };
    if (isHeld(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    const type = TYPES[wanted.kind === "drawing" ? "svg" : wanted.format];
    return c.body(body, 200, { ...headers, "content-type": type, "x-content-type-options": "nosniff" });
  });
  return app;
}
