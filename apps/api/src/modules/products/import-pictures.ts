import type { FileRow, ProductCells } from "@store/domain";
import { inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { fetchedPictures } from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";
import { keepPicture } from "./pictures.ts";

const addressOf = (line: string): string => /^\S*/.exec(line.trim())?.[0] ?? "";
const linesOf = ({ pictures }: ProductCells): readonly string[] => (pictures ?? "").split("\n");

/** Where the pictures of a row lie on the web. */
export const webPicturesOf = (cells: ProductCells): readonly string[] =>
  linesOf(cells)
    .map(addressOf)
    .filter((address) => address.startsWith("https://"));

/** Those that were fetched before: the shop's path of each. */
export async function findFetched(db: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const found = await db
    .select()
    .from(fetchedPictures)
    .where(inArray(fetchedPictures.address, [...addresses]));
  return new Map(found.map(({ address, path }) => [address, path]));
}

/** A row with the shop's own pictures in place of those that were fetched, and without those that could not be. */
export function withFetchedPictures(
  cells: FileRow["cells"],
  paths: ReadonlyMap<string, string>,
  missing: ReadonlyMap<string, string>,
): Pick<FileRow, "cells" | "notes"> {
  if (cells.pictures === undefined) return { cells, notes: [] };
  const lines = linesOf(cells);
  const kept = lines.filter((line) => !missing.has(addressOf(line)));
  const pictures = kept.map((line) => {
    const address = addressOf(line);
    return line.trim().replace(address, () => paths.get(address) ?? address);
  });
  const notes = lines.flatMap((line) => {
    const why = missing.get(addressOf(line));
    return why === undefined ? [] : [`A picture is left out: ${why} ${addressOf(line)}`];
  });
  const { homeImage } = cells;
  const home = homeImage === undefined ? {} : { homeImage: paths.get(homeImage) ?? homeImage };
  return { cells: { ...cells, ...home, pictures: pictures.join("\n") }, notes };
}

/** How many are fetched at once. */
const AT_ONCE = 6;

interface Fetching extends Pick<Backend, "db" | "uploads" | "fetchPicture"> {
  readonly by: number;
  readonly now: Date;
}

/** Fetches pictures into the shop, as far as they can be; answers why the others could not. */
export async function fetchPictures(
  addresses: readonly string[],
  { fetchPicture, ...keeping }: Fetching,
): Promise<ReadonlyMap<string, string>> {
  const missing = new Map<string, string>();
  const left = [...new Set(addresses)];
  const work = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const file = await fetchPicture(address);
      const kept = file.ok ? await keepPicture(file.value, keeping) : file;
      if (!kept.ok) missing.set(address, kept.refusal.message);
      else await keeping.db.insert(fetchedPictures).values({ address, path: kept.value.path }).onConflictDoNothing();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return missing;
}
