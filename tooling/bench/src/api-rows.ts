import { type ApiCall, apiCalls } from "./api-calls.ts";
import type { ChildServer } from "./child-server.ts";
import { type Contender, measureInTurn, type Row } from "./compare.ts";
import type { BenchDatabase } from "./databases.ts";
import { expectCards } from "./read-page.ts";
import { startApi, startBare } from "./servers.ts";

/** The share of its own speed with few products that the API must keep with many. */
const GROWTH_TARGET = 0.8;
/** A string that each card has once, in either server's list. */
const WIRE_CARD = /"base_price":/g;

interface Arena {
  readonly database: BenchDatabase;
  readonly calls: readonly ApiCall[];
  readonly ours: ChildServer;
  readonly bare: ChildServer;
}

async function startArena(database: BenchDatabase): Promise<Arena> {
  const calls = apiCalls(database.goods);
  const ours = await startApi(database.ours);
  const bare = await startBare("hono-api.ts", database.bare);
  for (const { full } of calls) {
    if (!full) continue;
    await expectCards(ours.url + full.ours, WIRE_CARD);
    await expectCards(bare.url + full.bare, WIRE_CARD);
  }
  return { database, calls, ours, bare };
}

/** The peak memory of the API's process. */
export type TellMemory = (database: string, megabytes: number) => void;

/**
 * The API's busiest calls against bare Hono handlers on the same database, and with many products against itself with
 * few.
 * @param databases of growing size; all are loaded in turn.
 */
export async function apiRows(databases: readonly BenchDatabase[], tellMemory: TellMemory): Promise<Row[]> {
  const arenas: Arena[] = [];
  for (const database of databases) arenas.push(await startArena(database));
  const [smallest] = arenas;
  const rows: Row[] = [];
  for (const [index, first] of (smallest?.calls ?? []).entries()) {
    const contenders = arenas.flatMap(({ database, calls, ours, bare }): Contender[] => {
      const call = calls[index] ?? first;
      const name = `${call.name}, ${database.name}`;
      const afterwards = () => tellMemory(database.name, ours.memory());
      return [
        { name: `${name}, ours`, server: ours, plan: call.ours, afterwards },
        { name: `${name}, bare`, server: bare, plan: call.bare },
      ];
    });
    const figures = await measureInTurn(contenders);
    const oursOf = (arena: number) => figures[2 * arena] ?? 0;
    const { target } = first;
    for (const [arena, { database, calls }] of arenas.entries()) {
      const name = `${database.name}: ${calls[index]?.name}`;
      rows.push({ name, figure: oursOf(arena), against: figures[2 * arena + 1] ?? 0, target });
    }
    const last = arenas.length - 1;
    if (last > 0) {
      const name = `${arenas[last]?.database.name} against ${smallest?.database.name}: ${first.name}`;
      rows.push({ name, figure: oursOf(last), against: oursOf(0), target: GROWTH_TARGET });
    }
  }
  await Promise.all(arenas.flatMap(({ ours, bare }) => [ours.stop(), bare.stop()]));
  return rows;
}
