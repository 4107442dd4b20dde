import type { PoolClient } from "pg";
import * as v from "valibot";

/**
 * What the database does to the next step: `stall`: a statement reaches its bound of time; `cut`: the connection is lost at
 * a statement, whose transaction is rolled back; `lost`: a transaction is committed, and nobody hears of it.
 */
export const FAULTS = ["stall", "cut", "lost"] as const;
export type FaultKind = (typeof FAULTS)[number];

const failure = (code: string) => Object.assign(new Error("The simulated database fails"), { code });

interface Faults {
  /** Strikes once, at a statement from now on; a lost reply at a transaction. */
  readonly arm: (kind: FaultKind, statement: number) => void;
  /** Takes back what has not struck. @returns whether it has. */
  readonly disarm: () => boolean;
}

const Statement = v.object({ text: v.string() });

/** What begins or ends a transaction never fails by itself. */
const isOfTransaction = (text: string) => /^(begin|commit|rollback)\b/.test(text);

/** Faults of a database whose connections it watches. */
export function createFaults(): { readonly watch: (connection: PoolClient) => void; readonly faults: Faults } {
  let armed: { readonly kind: FaultKind; left: number } | undefined;
  let hasStruck = false;

  function strike(kind: FaultKind): never {
    armed = undefined;
    hasStruck = true;
    throw failure(kind === "stall" ? "57014" : "ECONNRESET");
  }
  function beforeStatement(): void {
    if (!armed || armed.kind === "lost" || --armed.left > 0) return;
    strike(armed.kind);
  }
  function afterCommit(): void {
    if (armed?.kind === "lost") strike(armed.kind);
  }

  return {
    watch: (connection) => {
      connection.query = new Proxy(connection.query, {
        apply: (query, self, [statement, ...rest]) => {
          const { text } = v.parse(Statement, statement);
          if (!isOfTransaction(text)) beforeStatement();
          const answer: unknown = Reflect.apply(query, self, [statement, ...rest]);
          return text === "commit" ? Promise.resolve(answer).then(afterCommit) : answer;
        },
      });
    },
    faults: {
      arm: (kind, statement) => {
        armed = { kind, left: statement };
        hasStruck = false;
      },
      disarm: () => {
        armed = undefined;
        const struck = hasStruck;
        hasStruck = false;
        return struck;
      },
    },
  };
}
