import type { PGlite } from "@electric-sql/pglite";

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

/** An embedded database that fails when it is told to. */
export function withFaults(client: PGlite): { readonly client: PGlite; readonly faults: Faults } {
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

  const watched = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (from, key) => {
        const member: unknown = Reflect.get(from, key, from);
        if (typeof member !== "function") return member;
        if (key === "query" || key === "exec") {
          return async (...args: readonly unknown[]) => {
            beforeStatement();
            return Reflect.apply(member, from, args);
          };
        }
        if (key === "transaction") {
          return async (task: (tx: object) => Promise<unknown>) => {
            const result: unknown = await Reflect.apply(member, from, [(tx: object) => task(watched(tx))]);
            afterCommit();
            return result;
          };
        }
        return member.bind(from);
      },
    });

  return {
    client: watched(client),
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
