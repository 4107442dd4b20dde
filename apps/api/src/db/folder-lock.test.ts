import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartProblem } from "../lib/errors.ts";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, "lock");

/** A process that has nothing to do with the store. */
async function withProcess(use: (pid: number) => void | Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  await once(child, "spawn");
  try {
    await use(child.pid ?? 0);
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

const startOf = async (pid: number) => (await readFile(`/proc/${pid}/stat`, "latin1")).split(") ")[1]?.split(" ")[19];

describe("the lock of a data folder", () => {
  test("is given free again, and leaves nothing behind", async () => {
    const unlock = lockFolder(folder);
    expect(await readdir(folder)).toEqual(["lock"]);
    unlock();
    expect(await readdir(folder)).toEqual([]);
    lockFolder(folder)();
  });

  test("makes the folder when there is none", async () => {
    const deep = join(folder, "a", "b");
    lockFolder(deep);
    expect(await readdir(deep)).toEqual(["lock"]);
  });

  test("of a living process is kept, and names it", async () => {
    await withProcess(async (pid) => {
      await writeFile(lockFile(), `${pid} ${await startOf(pid)}`);
      expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${pid}`));
      expect(() => lockFolder(folder)).toThrow(StartProblem);
      expect(await readdir(folder)).toEqual(["lock"]);
    });
  });

  test("of a dead process is taken over", async () => {
    let dead = 0;
    await withProcess((pid) => {
      dead = pid;
    });
    await writeFile(lockFile(), `${dead} 1`);
    lockFolder(folder)();
  });

  test("of a number that another process has by now is taken over", async () => {
    await withProcess(async (pid) => {
      await writeFile(lockFile(), `${pid} 1`);
      lockFolder(folder)();
    });
  });

  test.each(["", "not a number", "-5 1", "0 0"])("that says %j is nobody's", async (content) => {
    await writeFile(lockFile(), content);
    lockFolder(folder)();
  });

  test("needs a folder that can be written", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    await chmod(file, 0o444);
    expect(() => lockFolder(file)).toThrow(/cannot be written .*set DATA_DIR to another/);
  });
});
