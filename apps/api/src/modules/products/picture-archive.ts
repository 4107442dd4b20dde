import { uploadPictureArchive } from "@store/api-client/contract";
import {
  type ArchivedPictures,
  type ArchiveEntry,
  checkArchive,
  PICTURE_ARCHIVE_LISTED_MAXIMUM,
  PICTURE_ARCHIVE_MESSAGES,
  refusePicture,
  whyNotUnpacked,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import type { Database } from "../../db/database.ts";
import { pictureArchives } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { keepPicture } from "./pictures.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Unpacks those entries of a ZIP that are wanted; undefined where it is none. An entry is unpacked into as many bytes as
 * it has announced, and what is more is dropped: one that lies about its size is a broken picture, and fills no memory.
 */
function unpack(archive: Bytes, isWanted: (entry: ArchiveEntry) => boolean): readonly Bytes[] | undefined {
  try {
    const found = unzipSync(archive, {
      filter: ({ name, originalSize, size }) => isWanted({ path: name, size: originalSize, packedSize: size }),
    });
    return Object.values(found).map((bytes) => Uint8Array.from(bytes));
  } catch {
    // Whatever is wrong with it: the file is not what it seemed to be.
    return undefined;
  }
}

/** What a ZIP says that it holds; as much of it as is enough to refuse it for that. */
function entriesOf(archive: Bytes): readonly ArchiveEntry[] | undefined {
  const entries: ArchiveEntry[] = [];
  const read = unpack(archive, (entry) => {
    entries.push(entry);
    if (entries.length > PICTURE_ARCHIVE_LISTED_MAXIMUM) throw new RangeError("Too many entries in a ZIP");
    return false;
  });
  return read || entries.length > PICTURE_ARCHIVE_LISTED_MAXIMUM ? entries : undefined;
}

/** Keeps the pictures of a ZIP, one after the other: each is decoded. What is already kept is not decoded again. */
async function keepAll(
  archive: Bytes,
  keep: (picture: Bytes) => ReturnType<typeof keepPicture>,
): Promise<ArchivedPictures | HttpError> {
  const entries = entriesOf(archive);
  if (!entries) return httpError(400, PICTURE_ARCHIVE_MESSAGES.noArchive);
  const checked = checkArchive(entries, archive.length);
  if (!checked.ok) return httpError(400, checked.refusal);
  const paths: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const [name, [entry, ...others]] of checked.value) {
    if (!entry) continue;
    if (others.length > 0) {
      problems[name] = PICTURE_ARCHIVE_MESSAGES.sameName;
      continue;
    }
    const why = whyNotUnpacked(entry);
    const [picture] = why ? [] : (unpack(archive, ({ path }) => path === entry.path) ?? []);
    const kept = picture ? await keep(picture) : refusePicture(why ?? "broken");
    if (kept.ok) paths[name] = kept.value.path;
    else problems[name] = kept.refusal.message;
  }
  return { paths, problems };
}

/** What became of the pictures of a ZIP that a member of staff has uploaded. */
export const findArchive = async (db: Database, id: number, staffId: number): Promise<ArchivedPictures | undefined> =>
  (
    await db
      .select({ paths: pictureArchives.paths, problems: pictureArchives.problems })
      .from(pictureArchives)
      .where(and(eq(pictureArchives.id, id), eq(pictureArchives.staffId, staffId)))
  )[0];

/** Takes in the pictures that a file of products names. The ZIP itself is not kept. */
export function pictureArchiveRoutes({ serve, db, clock, uploads }: Backend): void {
  serve(uploadPictureArchive, async ({ body, customer: { customerId: by } }) => {
    const now = clock();
    const archive = new Uint8Array(await body.arrayBuffer());
    const kept = await keepAll(archive, (picture) => keepPicture(picture, { db, uploads, by, now }));
    if (kept instanceof HttpError) return kept;
    await db.delete(pictureArchives).where(eq(pictureArchives.staffId, by));
    const [added] = await db
      .insert(pictureArchives)
      .values({ staffId: by, uploadedAt: now, ...kept })
      .returning({ id: pictureArchives.id });
    if (!added) throw new Error("Inserting a ZIP of pictures returned no row");
    const [pictures, refused] = [Object.keys(kept.paths).length, Object.keys(kept.problems).length];
    return { status: true, data: { id: added.id, pictures, refused } };
  });
}
