import { brotliCompressSync, constants } from "node:zlib";
import * as v from "valibot";
import type { Rolldown } from "vite";
import { BenchProblem } from "../bench-problem.ts";
import { DATA } from "./build-client.ts";

/** The parts of the visualizer's data that are read: which module has how many characters in which files. */
const Data = v.object({
  nodeParts: v.record(v.string(), v.object({ renderedLength: v.number() })),
  nodeMetas: v.record(v.string(), v.object({ id: v.string(), moduleParts: v.record(v.string(), v.string()) })),
});

/** Brotli bytes by module; a module's share of its file's bytes is its share of the minified characters. */
export type Weights = ReadonlyMap<string, number>;

export interface ClientBuild {
  /** What a page starts with: the entry, the page and all that these import. */
  weightsOf(route: string): Weights;
}

const brotliBytes = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

type Chunk = Rolldown.OutputChunk;

export function readBuild({ output }: Rolldown.RolldownOutput): ClientBuild {
  const chunks = new Map<string, Chunk>();
  let data: v.InferOutput<typeof Data> | undefined;
  for (const file of output) {
    if (file.type === "chunk") chunks.set(file.fileName, file);
    else if (file.fileName === DATA) data = v.parse(Data, JSON.parse(String(file.source)));
  }
  if (!data) throw new BenchProblem("The visualizer gave no data.");
  const { nodeParts, nodeMetas } = data;

  /** The modules of a file with their minified characters. */
  const charactersOf = (fileName: string): readonly (readonly [string, number])[] =>
    Object.values(nodeMetas).flatMap(({ id, moduleParts }) => {
      const part = moduleParts[fileName];
      return part ? [[id, nodeParts[part]?.renderedLength ?? 0] as const] : [];
    });

  const startsAt = (source: string): Chunk => {
    const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.split("?")[0]?.endsWith(source));
    if (!found) throw new BenchProblem(`No script of the storefront starts at ${source}.`);
    return found;
  };

  const withImports = (start: readonly Chunk[]): ReadonlySet<Chunk> => {
    const files = new Set(start);
    for (const { imports } of files) {
      for (const name of imports) {
        const chunk = chunks.get(name);
        if (chunk) files.add(chunk);
      }
    }
    return files;
  };

  const weightsOf = (route: string): Weights => {
    const weights = new Map<string, number>();
    for (const { fileName, code } of withImports([startsAt("entry.client.tsx"), startsAt(route)])) {
      const parts = charactersOf(fileName);
      const all = parts.reduce((sum, [, characters]) => sum + characters, 0);
      const bytes = brotliBytes(code);
      for (const [id, characters] of parts) weights.set(id, (weights.get(id) ?? 0) + (bytes * characters) / (all || 1));
    }
    return weights;
  };
  return { weightsOf };
}
