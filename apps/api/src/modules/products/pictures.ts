import { uploadedPictures, uploadPicture } from "@store/api-client/contract";
import { accept, type Outcome, type PictureProblem, type Refusal } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { uploadedPictures as table } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { picturePath } from "../media/picture-path.ts";
import { hashOfUpload, isKept, keepUpload, PICTURE_STATUS, type Upload, uploadKey } from "../media/uploads.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";

/** Pictures that a member of staff may upload: more than anybody needs. */
const UPLOADS = limit("picture-uploads", 300, 15 * MINUTE);

const wirePicture = ({ id, hash, width, height }: typeof table.$inferSelect) => ({
  id,
  path: picturePath(uploadKey(hash)),
  width,
  height,
});

/** Writes an upload down, once, however often it comes. */
async function recordUpload(db: Database, upload: Upload, { by, now }: { readonly by: number; readonly now: Date }) {
  return db.transaction(async (tx) => {
    const row = { ...upload, uploadedBy: by, uploadedAt: now };
    const [added] = await tx.insert(table).values(row).onConflictDoNothing({ target: table.hash }).returning();
    if (!added) return tx.select().from(table).where(eq(table.hash, upload.hash));
    const { width, height } = upload;
    const after = { path: picturePath(uploadKey(upload.hash)), width, height };
    const action = { action: "upload picture", subject: "content", subjectId: added.id } as const;
    await recordAction(tx, { customerId: by, ...action, after }, now);
    return [added];
  });
}

interface Keeping extends Pick<Backend, "db" | "uploads"> {
  readonly by: number;
  readonly now: Date;
}

/** Keeps a picture, and answers where it lies; one that is kept already stays once. */
export async function keepPicture(
  file: Uint8Array<ArrayBuffer>,
  { db, uploads, by, now }: Keeping,
): Promise<Outcome<ReturnType<typeof wirePicture>, Refusal<PictureProblem>>> {
  const hash = hashOfUpload(file);
  const [known] = await db.select().from(table).where(eq(table.hash, hash));
  if (known && (await isKept(uploads, hash))) return accept(wirePicture(known));
  const kept = await keepUpload(uploads, file);
  if (!kept.ok) return kept;
  const [row] = await recordUpload(db, kept.value, { by, now });
  if (!row) throw new Error("An upload is missing right after it was inserted");
  return accept(wirePicture(row));
}

/** Takes pictures in, and lists those that were. */
export function pictureRoutes({ serve, db, clock, limits, uploads }: Backend): void {
  const uploadLimit = limits.shared(UPLOADS);

  serve(uploadPicture, async ({ customer: { customerId: by }, body }) => {
    const tooMany = await uploadLimit.count(by);
    if (tooMany) return tooMany;
    const file = new Uint8Array(await body.arrayBuffer());
    const kept = await keepPicture(file, { db, uploads, by, now: clock() });
    return kept.ok ? { status: true, data: kept.value } : httpError(PICTURE_STATUS[kept.refusal.code], kept.refusal);
  });

  serve(uploadedPictures, async ({ query: { page } }) => {
    const [rows, count] = await readPage(db, { table, where: undefined, page }, ({ limit, offset }) =>
      db.select().from(table).orderBy(desc(table.id)).limit(limit).offset(offset),
    );
    const data = rows.map((row) => ({ ...wirePicture(row), uploaded_at: row.uploadedAt.toISOString() }));
    return listPage(data, count);
  });
}
