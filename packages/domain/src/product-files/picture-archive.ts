import { formatCount } from "../money/format-money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { LARGEST_PICTURE_BYTES } from "../staff/pictures.ts";
import type { ProductCells } from "./product-columns.ts";

/*
 * A ZIP of pictures that comes with a file of products: a row names its pictures as they are called in it. Folders do not
 * count, so that a ZIP may be packed in any way, and no name of it is ever a path on a disk.
 */

const MEGABYTE = 1024 * 1024;

/** In bytes: of the file; of all that is packed in it. */
export const PICTURE_ARCHIVE_SIZE_MAXIMUM = 100 * MEGABYTE;
export const PICTURE_ARCHIVE_UNPACKED_MAXIMUM = 200 * MEGABYTE;
export const PICTURE_ARCHIVE_ENTRIES_MAXIMUM = 500;
/** With folders and hidden files, which are no pictures. A few bytes can claim four thousand million of them. */
export const PICTURE_ARCHIVE_LISTED_MAXIMUM = 5000;
/** In bytes: by how much packing makes a picture larger at most, which adds a few bytes to each 64 kB. */
const PACKING_GROWTH_MAXIMUM = 64 * 1024;

export const PICTURE_ARCHIVE_MESSAGES = {
  noArchive: "This file is no ZIP, or did not arrive whole. Please pack the pictures into a ZIP again!",
  tooManyEntries: `A ZIP holds at most ${formatCount(PICTURE_ARCHIVE_ENTRIES_MAXIMUM)} pictures. Please split it, with a file of products for each!`,
  tooLarge: `The pictures in a ZIP are at most ${PICTURE_ARCHIVE_UNPACKED_MAXIMUM / MEGABYTE} MB together. Please split it, with a file of products for each!`,
  noPictures: "There are no pictures in this ZIP.",
  sameName: "Several pictures in the ZIP have this name.",
  notThere: "It is not in the ZIP.",
} as const;

/** What a ZIP says of an entry before it is unpacked. */
export interface ArchiveEntry {
  /** As it stands in the ZIP: "photos/Jar.jpg". */
  readonly path: string;
  /** Of the picture, in bytes. */
  readonly size: number;
  /** What it takes of the ZIP, in bytes. */
  readonly packedSize: number;
}

/**
 * What a picture is called: the last part of its path, however that is written. A Mac writes an accent as a letter of its
 * own. Hidden files and folders are none.
 */
export function archivedName(path: string): string | undefined {
  const parts = path.split(/[/\\]/);
  const name = parts.at(-1)?.trim().normalize("NFC").toLowerCase() ?? "";
  return name === "" || name.startsWith(".") || parts.includes("__MACOSX") ? undefined : name;
}

/**
 * Which entries of a ZIP are unpacked, by their names. What is too large as a whole is refused before a byte is unpacked:
 * such a ZIP may have been made to fill the memory. One whose entries take more than all of it has them lie over each other.
 * @param archiveSize of the ZIP, in bytes.
 */
export function checkArchive(
  entries: readonly ArchiveEntry[],
  archiveSize: number,
): Outcome<ReadonlyMap<string, readonly ArchiveEntry[]>, Refusal<"archive">> {
  const wrong = (message: string) => refuse({ code: "archive" as const, message });
  if (entries.length > PICTURE_ARCHIVE_LISTED_MAXIMUM) return wrong(PICTURE_ARCHIVE_MESSAGES.tooManyEntries);
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  if (packed > archiveSize) return wrong(PICTURE_ARCHIVE_MESSAGES.noArchive);
  const named = new Map<string, ArchiveEntry[]>();
  for (const entry of entries) {
    const name = archivedName(entry.path);
    if (name === undefined) continue;
    const others = named.get(name);
    if (others) others.push(entry);
    else named.set(name, [entry]);
  }
  const pictures = [...named.values()].flat();
  if (pictures.length === 0) return wrong(PICTURE_ARCHIVE_MESSAGES.noPictures);
  if (pictures.length > PICTURE_ARCHIVE_ENTRIES_MAXIMUM) return wrong(PICTURE_ARCHIVE_MESSAGES.tooManyEntries);
  const size = pictures.reduce((sum, entry) => sum + entry.size, 0);
  return size > PICTURE_ARCHIVE_UNPACKED_MAXIMUM ? wrong(PICTURE_ARCHIVE_MESSAGES.tooLarge) : accept(named);
}

/** Why an entry is not unpacked: more is packed in it than it says would not end at its size either. */
export function whyNotUnpacked({ size, packedSize }: ArchiveEntry): "too-large" | "broken" | undefined {
  if (size > LARGEST_PICTURE_BYTES) return "too-large";
  return packedSize > size + PACKING_GROWTH_MAXIMUM ? "broken" : undefined;
}

/** What became of the pictures of a ZIP, by name: where each lies in the shop, or why it does not. */
export interface ArchivedPictures {
  readonly paths: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

/** A line that names a picture of a ZIP, which may have spaces, and says behind it what the picture shows. */
const NAMED = /^(?!https:\/\/|\/)(.+?\.(?:jpe?g|png|webp|avif))(?=\s|$)/i;

/** A row with the shop's own pictures in place of those that it names; those that the ZIP has not are left out, and said. */
export function withArchivedPictures(
  cells: ProductCells,
  { paths, problems }: ArchivedPictures,
): { readonly cells: ProductCells; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const find = (line: string): string | undefined => {
    const name = NAMED.exec(line.trim())?.[1];
    if (name === undefined) return line;
    const key = archivedName(name) ?? "";
    const path = Object.hasOwn(paths, key) ? paths[key] : undefined;
    if (path !== undefined) return line.trim().replace(name, () => path);
    const why = Object.hasOwn(problems, key) ? problems[key] : undefined;
    notes.push(`A picture is left out: ${why ?? PICTURE_ARCHIVE_MESSAGES.notThere} ${name}`);
    return undefined;
  };
  const { pictures, homeImage } = cells;
  if (pictures === undefined) return { cells, notes };
  const lines = pictures.split("\n").flatMap((line) => find(line) ?? []);
  const homeKey = archivedName(homeImage ?? "") ?? "";
  const home = Object.hasOwn(paths, homeKey) && NAMED.test(homeImage ?? "") ? { homeImage: paths[homeKey] } : {};
  const { pictures: _, ...others } = cells;
  // Where none of them came, a product keeps those that it has.
  const found = lines.length === 0 && notes.length > 0 ? {} : { pictures: lines.join("\n") };
  return { cells: { ...others, ...home, ...found }, notes };
}
