import { addPhotoForCustomer, addReturnPhoto } from "@store/api-client/contract";
import {
  checkReturnRequest,
  HOUR_MS,
  RETURN_PHOTO_GONE,
  RETURN_PHOTO_LONGEST_SIDE,
  RETURN_PHOTOS_AT_MOST,
  RETURN_PHOTOS_TOO_MANY,
  UNSENT_PHOTO_HOURS,
} from "@store/domain";
import { and, count, eq, isNull, lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../../db/database.ts";
import { orders, returnPhotos } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { refusalResponse } from "../../http/responses.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_PICTURE } from "../media/routes.ts";
import { normalizePhoto } from "../media/uploads.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { NO_SUCH_ORDER } from "./messages.ts";
import type { OrderRow } from "./reservation.ts";

/** More than anybody takes of one parcel. */
const ADDED = limit("return-photos", 60, 60 * MINUTE);
/** Of an order, which no return was sent with: a form has fewer, also after a few attempts. */
const UNSENT_AT_MOST = 10 * RETURN_PHOTOS_AT_MOST;

/** Some 200 kB. */
const KEPT_AS = { longestSide: RETURN_PHOTO_LONGEST_SIDE, quality: 80 };

const PATH = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** Where a photo is served, to whoever has been told its id. */
export const photoPath = (id: string): string => `/media/photo/${id}.webp`;

const isUnsent = (orderId: number) => and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.requestId));

/** Gives the photos that a line of a new return names to it; refused where one is not there, or belongs to another. */
export async function attachPhotos(
  tx: Database,
  { orderId, requestId }: { readonly orderId: number; readonly requestId: number },
  lines: readonly { readonly id: number; readonly photos: readonly string[] }[],
): Promise<HttpError | undefined> {
  const given = lines.flatMap(({ id: line, photos }) => photos.map((photo) => ({ photo, line })));
  if (given.length === 0) return undefined;
  const attached = await tx
    .update(returnPhotos)
    .set({ requestId, lineId: sql`given.line` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(photo uuid, line int)`)
    .where(and(isUnsent(orderId), sql`${returnPhotos.id} = given.photo`))
    .returning({ id: returnPhotos.id });
  return attached.length < given.length ? httpError(409, RETURN_PHOTO_GONE, { field: "lines" }) : undefined;
}

/** Deletes photos with which no return was sent. */
export async function clearUnsentPhotos(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - UNSENT_PHOTO_HOURS * HOUR_MS);
  await db.delete(returnPhotos).where(and(isNull(returnPhotos.requestId), lt(returnPhotos.addedAt, longAgo)));
}

/** Takes in what customers photograph of a delivered order, or staff for them. */
export function returnPhotoRoutes({ serve, db, clock, limits, policy }: Backend): void {
  const added = limits.shared(ADDED);

  /** @param addedBy the customer or the member of staff whose photos are counted. */
  async function addPhoto(order: OrderRow, body: Blob, addedBy: number) {
    const { id: orderId } = order;
    const tooMany = await added.count(addedBy);
    if (tooMany) return tooMany;
    const timely = checkReturnRequest(order, clock(), policy());
    if (!timely.ok) return httpError(409, timely.refusal);
    const [unsent] = await db.select({ count: count() }).from(returnPhotos).where(isUnsent(orderId));
    if ((unsent?.count ?? 0) >= UNSENT_AT_MOST) return httpError(409, RETURN_PHOTOS_TOO_MANY);
    const content = await normalizePhoto(new Uint8Array(await body.arrayBuffer()), KEPT_AS);
    if (content instanceof HttpError) return content;
    const [photo] = await db
      .insert(returnPhotos)
      .values({ orderId, content, addedAt: clock() })
      .returning({ id: returnPhotos.id });
    if (!photo) throw new Error(`The photo for order ${orderId} was not written`);
    return { status: true, data: { id: photo.id, path: photoPath(photo.id) } };
  }

  serve(addReturnPhoto, async ({ params: { id }, customer: { customerId }, body }) => {
    const own = and(eq(orders.id, id), eq(orders.customerId, customerId));
    const [order] = await db.select().from(orders).where(own);
    return order ? addPhoto(order, body, customerId) : httpError(404, NO_SUCH_ORDER);
  });

  serve(addPhotoForCustomer, async ({ params: { id }, customer: { customerId: staffId }, body }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    return order ? addPhoto(order, body, staffId) : httpError(404, NO_SUCH_ORDER_OF_SHOP);
  });
}

/** Serves `GET /media/photo/{id}.webp`: to people alone, and to no cache that others share. */
export function returnPhotoPages(db: Database): Hono {
  const app = new Hono();
  app.get("/media/photo/:name", async (c) => {
    const [, id] = PATH.exec(c.req.param("name")) ?? [];
    const [photo] =
      id === undefined
        ? []
        : await db.select({ content: returnPhotos.content }).from(returnPhotos).where(eq(returnPhotos.id, id));
    if (!photo) return refusalResponse(httpError(404, NO_SUCH_PICTURE));
    return c.body(new Uint8Array(photo.content), 200, {
      "cache-control": "private, max-age=3600",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
  });
  return app;
}
