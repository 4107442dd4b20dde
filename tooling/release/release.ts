// Makes a release of the store: a folder that runs by `node server.js`, and a tarball of it. The folder is `release/store`,
// or the argument.
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { build, ROOT } from "@store/scripts/workspace";
import { makeRelease } from "./make-release.ts";

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const folder = resolve(process.argv[2] ?? join(ROOT, "release/store"));
await build(["@store/api", "@store/web", "@store/dashboard", "@store/embed"]);
const { version, packages, bytes } = await makeRelease(folder);
console.log(`${folder}: ${inMegabytes(bytes)}, with ${packages} packages`);

// Sharp and Argon2 are the machine's own.
const tarball = join(dirname(folder), `store-${version}-${process.platform}-${process.arch}.tar.gz`);
execFileSync("tar", ["-czf", tarball, "-C", dirname(folder), basename(folder)]);
console.log(`${tarball}: ${inMegabytes(statSync(tarball).size)}`);
