import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { minutesAfter, PASSKEY_CHALLENGE_MINUTES } from "@store/domain";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { passkeyChallenges } from "../../db/schema/index.ts";
import type { Clock } from "../../lib/clock.ts";

/** The challenge that a device says it has signed; undefined where what it says is no JSON. */
function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientData);
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Challenges that are good for a few minutes, once, and for who got them. */
export function createPasskeyChallenges(db: Database, clock: Clock) {
  return {
    /** @param customerId who adds a passkey; null: somebody logs in. */
    keep: async (challenge: string, customerId: number | null): Promise<void> => {
      const expiresAt = minutesAfter(clock(), PASSKEY_CHALLENGE_MINUTES);
      await db.insert(passkeyChallenges).values({ challenge, customerId, expiresAt });
    },
    /** The challenge that was signed, where it is good; it is good no more then, whatever else is wrong. */
    use: async (clientData: string, customerId: number | null): Promise<string | undefined> => {
      const challenge = challengeIn(clientData);
      if (challenge === undefined) return undefined;
      const isFor =
        customerId === null ? isNull(passkeyChallenges.customerId) : eq(passkeyChallenges.customerId, customerId);
      const isGood = and(eq(passkeyChallenges.challenge, challenge), isFor, gt(passkeyChallenges.expiresAt, clock()));
      const used = await db.delete(passkeyChallenges).where(isGood).returning({ one: passkeyChallenges.challenge });
      return used.length > 0 ? challenge : undefined;
    },
  };
}
