import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openEmbedded } from "./db/open-embedded.ts";
import { shoppers } from "./db/schema/index.ts";
import { startFakeS3 } from "./testing/fake-s3.ts";
import { useBuiltPrograms } from "./testing/store-process.ts";
import { START } from "./testing/test-clock.ts";

let folder: string;
const shop = () => join(folder, "shop");
const programs = useBuiltPrograms();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-backup-cli-"));
  const connection = await openEmbedded(shop());
  await connection.migrate();
  await connection.db.insert(shoppers).values({ id: 7, createdAt: START });
  await connection.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command as a person does, on a data folder. */
async function run(
  args: readonly string[],
  dataDir: string,
  input: Uint8Array = new Uint8Array(),
  settings: Readonly<Record<string, string>> = {},
) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [...programs("backup-cli.js"), ...args], {
    cwd: folder,
    env: { PATH, DATA_DIR: dataDir, ...settings },
  });
  child.stdin.end(input);
  const [said, output, [code]] = await Promise.all([text(child.stderr), buffer(child.stdout), once(child, "exit")]);
  return { said: said.trim(), output, code: Number(code) };
}

async function shoppersIn(dataDir: string): Promise<readonly number[]> {
  const connection = await openEmbedded(dataDir);
  try {
    return (await connection.db.select({ id: shoppers.id }).from(shoppers)).map(({ id }) => id);
  } finally {
    await connection.close();
  }
}

describe("a command is refused in a sentence, and leaves nothing", () => {
  test.each([
    ["nothing to restore", ["restore"]],
    ["an option", ["backup", "--all"]],
  ])("%s", async (_, args) => {
    const nowhere = join(folder, "nowhere");
    const { said, code } = await run(args, nowhere);
    expect(said).toMatch(/^Usage:\n {2}npm run backup/);
    expect(code).toBe(1);
    expect(existsSync(nowhere)).toBe(false);
  });

  test("where there is no shop", async () => {
    const nowhere = join(folder, "nowhere");
    const { said, code } = await run(["backup", "a.tar.gz"], nowhere);
    expect(said).toMatch(/^There is no shop in .+nowhere: set DATA_DIR or DATABASE_URL/);
    expect(code).toBe(1);
    expect(existsSync(nowhere)).toBe(false);
    expect(await readdir(folder)).toEqual(["shop"]);
  });

  test("while the shop runs", async () => {
    const connection = await openEmbedded(shop());
    const { said, code } = await run(["backup", "a.tar.gz"], shop());
    await connection.close();
    expect(said).toMatch(/^The data folder .+shop is in use by process \d+: stop it/);
    expect(code).toBe(1);
    expect(await readdir(folder)).toEqual(["shop"]);
  });

  test("a file that is no backup", async () => {
    const file = join(folder, "letter");
    await writeFile(file, "Dear shop");
    const copy = join(folder, "of-letter");
    const { said, code } = await run(["restore", file], copy);
    await rm(file);
    expect(said).toMatch(/letter is not a backup of this store\. Nothing was changed\.$/);
    expect(code).toBe(1);
    expect(existsSync(copy)).toBe(false);
  });
});

test("a backup is a new file that its owner alone may read, and is restored by its name", async () => {
  const first = await run(["backup"], shop());
  expect(first.said).toMatch(/^Backed up in [\d.]+ s into .+ \([\d.]+ MB\)\. Tables: \d+, rows: \d+, pictures: 0\.$/);
  const backups = join(shop(), "backups");
  const [name = ""] = await readdir(backups);
  expect(name).toMatch(/^store-\d{4}-\d\d-\d\dT\d{6}\.tar\.gz$/);
  const file = join(backups, name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await run(["backup", file], shop())).said).toBe(`${file} exists already: name a new file.`);

  const copy = join(folder, "copy");
  const restored = await run(["restore", file], copy);
  expect(restored.said).toMatch(/^Restored in [\d.]+ s\. Tables: .+ pictures: 0\. Made at .+Z by release [\d.]+\.$/);
  expect(await shoppersIn(copy)).toEqual([7]);
});

/** What is said once a backup was read whole and found right: the shop that it was made of is no place for it. */
const NOT_EMPTY = /^The database is not empty\. .+ Nothing was changed\.$/;

test("a backup goes through a pipe, and is read from one", async () => {
  const { output, said } = await run(["backup", "-"], shop());
  expect(said).toMatch(/^Backed up in [\d.]+ s\. Tables: \d+/);
  expect((await run(["restore", "-"], shop(), output)).said).toMatch(NOT_EMPTY);
});

test("a backup goes into a bucket under a new name, and is read from there", async () => {
  const s3 = await startFakeS3();
  onTestFinished(() => void s3.close());
  const settings = {
    ...{ PICTURE_STORAGE: "s3", S3_ENDPOINT: s3.endpoint, S3_REGION: s3.region, S3_BUCKET: s3.bucket },
    ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
  };
  const inBucket = (args: readonly string[], dataDir: string) => run(args, dataDir, undefined, settings);
  const name = `s3://${s3.bucket}/nightly/shop.tar.gz`;
  expect((await inBucket(["restore", name], shop())).said).toBe(`There is no ${name}.`);
  expect((await run(["backup", name], shop())).said).toMatch(/^Set PICTURE_STORAGE to s3/);
  expect((await inBucket(["backup", "s3://shop"], shop())).said).toMatch(/names no file in a bucket/);

  expect((await inBucket(["backup", name], shop())).said).toMatch(/^Backed up in [\d.]+ s into s3:.+ Tables: \d+/);
  expect(s3.files.has(`/${s3.bucket}/nightly/shop.tar.gz`)).toBe(true);
  expect((await inBucket(["backup", name], shop())).said).toBe(`${name} exists already: name a new file.`);
  expect((await inBucket(["restore", name], shop())).said).toMatch(NOT_EMPTY);
});
