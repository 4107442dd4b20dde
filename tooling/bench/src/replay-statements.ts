import { randomInt } from "node:crypto";
import type pg from "pg";
import { BenchProblem } from "./bench-problem.ts";
import type { RecordedStatement } from "./statement-recorder.ts";

/** A value that differs between two recordings of the same: an id that was answered, or a random text. */
interface Varying {
  readonly first: string;
  readonly second: string;
  /** Where the database answers it; undefined for one that the client makes up. */
  readonly cell: { readonly row: number; readonly column: number } | undefined;
}

/** What each of them is in one replay. */
type CurrentValues = Map<Varying, string>;

type Value = string | Buffer | null;

const LONG_TOKEN = /^[\w-]{8,}$/;
const STARTS_AS_TIME = /^\d{4}-\d\d-\d\d/;

const HEX = "abcdef";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Another text of the same length and kinds of characters, which the same column takes. */
function anotherLike(text: string): string {
  const letters = /[g-z]/.test(text) ? LETTERS : HEX;
  return text.replaceAll(/[0-9a-z]/g, (character) =>
    /\d/.test(character) ? String(randomInt(10)) : letters.charAt(randomInt(letters.length)),
  );
}

const replaceLast = (text: string, part: string, by: string): string => {
  const at = text.lastIndexOf(part);
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + part.length);
};

/** How a value may be in a longer text: wherever it stands, or at the end of a number such as INV/26-27/000026. */
const WAYS = [(text: string, part: string, by: string): string => text.replaceAll(part, by), replaceLast];

const isWriting = (tag: string): boolean => /^(INSERT|UPDATE|DELETE)/.test(tag);

type Replay = (client: Pick<pg.PoolClient, "query">, options: { readonly isPrepared: boolean }) => Promise<void>;

/**
 * Learns from two recordings of the same work how to ask for it once more: values that are alike in both stay, those that
 * were answered are taken from the new answers, random texts are made up anew.
 * @returns asks all statements again, one after the other; prepared, those that were are asked by their names.
 * @throws BenchProblem when a statement changes more or fewer rows than it did.
 */
export function replayOf(first: readonly RecordedStatement[], second: readonly RecordedStatement[]): Replay {
  const known: Varying[] = [];
  const know = (varying: Varying): Varying => {
    known.push(varying);
    return varying;
  };

  const steps = first.map((statement, place) => {
    const again = second[place];
    const values = statement.values?.map((one, column): ((current: CurrentValues) => Value) => {
      const other = again?.values?.[column];
      if (typeof one !== "string" || typeof other !== "string" || one === other) return () => one;
      for (const put of WAYS) {
        // The newest, as two answers may happen to be alike.
        const within = known.findLast((value) => put(one, value.first, value.second) === other);
        if (within) return (current) => put(one, within.first, current.get(within) ?? within.first);
      }
      if (!LONG_TOKEN.test(one) || STARTS_AS_TIME.test(one)) return () => one;
      const madeUp = know({ first: one, second: other, cell: undefined });
      return (current) => current.get(madeUp) ?? one;
    });
    const learnt = statement.rows.flatMap((cells, row) =>
      cells.flatMap((one, column): Varying[] => {
        const other = again?.rows[row]?.[column];
        if (typeof one !== "string" || typeof other !== "string" || one === other) return [];
        return [know({ first: one, second: other, cell: { row, column } })];
      }),
    );
    return { statement, values, learnt };
  });

  return async (client, { isPrepared }) => {
    const current: CurrentValues = new Map();
    for (const varying of known) if (!varying.cell) current.set(varying, anotherLike(varying.first));
    for (const { statement, values, learnt } of steps) {
      const { rows, command, rowCount } = await client.query<(string | null)[]>({
        ...(isPrepared && statement.name && { name: statement.name }),
        text: statement.text,
        values: values?.map((valueIn) => valueIn(current)),
        rowMode: "array",
        types: { getTypeParser: () => (text: string) => text },
      });
      const changed = command === "INSERT" ? `INSERT 0 ${rowCount}` : `${command} ${rowCount}`;
      if (isWriting(statement.tag) && changed !== statement.tag)
        throw new BenchProblem(`A statement did ${changed} instead of ${statement.tag}: ${statement.text}`);
      for (const varying of learnt) {
        const value = varying.cell && rows[varying.cell.row]?.[varying.cell.column];
        if (typeof value === "string") current.set(varying, value);
      }
    }
  };
}
