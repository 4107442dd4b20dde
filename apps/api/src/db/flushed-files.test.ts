import fs, { mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { newEmbedded } from "../testing/test-database.ts";

// The module that flushes may be loaded already, by a test file before: a mocked module would come too late.
const fsync = vi.spyOn(fs, "fsyncSync");
syncBuiltinESMExports();
afterAll(() => {
  fsync.mockRestore();
  syncBuiltinESMExports();
});

const folder = mkdtempSync(join(tmpdir(), "store-flush-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Notes which files of the database are flushed from now on, by the folders that Postgres keeps them in. */
function watchFlushes(): string[] {
  const flushed: string[] = [];
  fsync.mockImplementation((descriptor) => {
    flushed.push(relative(folder, readlinkSync(`/proc/self/fd/${descriptor}`)));
  });
  return flushed;
}

const isLog = (file: string) => file.startsWith("pg_wal/");
const isTable = (file: string) => file.startsWith("base/");

test("what is committed is on the disk before it is said, and tables before the log that they replace is given up", async () => {
  const database = await newEmbedded({ folder });
  try {
    await database.exec("create table goods (name text); checkpoint");
    const byCommit = watchFlushes();
    await database.query("insert into goods values ('Ghee')");
    expect(byCommit.filter(isLog)).toHaveLength(1);

    const byReading = watchFlushes();
    await database.query("select name from goods");
    expect(byReading).toEqual([]);

    const byCheckpoint = watchFlushes();
    await database.exec("checkpoint");
    const end = byCheckpoint.indexOf("global/pg_control");
    expect(byCheckpoint.slice(0, end).some(isTable)).toBe(true);
    expect(byCheckpoint.slice(end).some(isTable)).toBe(false);
  } finally {
    await database.close();
  }
});

test("a database in memory has nothing to flush", async () => {
  const flushed = watchFlushes();
  const database = await newEmbedded();
  await database.exec("create table goods (name text); checkpoint");
  await database.close();
  expect(flushed).toEqual([]);
});
