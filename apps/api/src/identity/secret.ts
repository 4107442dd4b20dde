import { hash, verify } from "@node-rs/argon2";

/** What hashing costs an attacker, and us: memory in KiB, passes over it, threads. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const HASH_COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes passwords and OTPs by argon2id. */
export interface SecretHasher {
  readonly hash: (secret: string) => Promise<string>;
  /**
   * Whether a secret is the one that was hashed. Without a hash it takes as long and says no, so that the time taken
   * does not reveal whether an account exists.
   */
  readonly matches: (secret: string, hashed: string | null | undefined) => Promise<boolean>;
}

/** @param cost only tests pass one, a lower one. */
export function createSecretHasher(cost = HASH_COST): SecretHasher {
  let dummy: Promise<string> | undefined;
  return {
    hash: (secret) => hash(secret, cost),
    matches: async (secret, hashed) => {
      dummy ??= hash("no account's password", cost);
      const isRight = await verify(hashed ?? (await dummy), secret);
      return isRight && hashed != null;
    },
  };
}
