import { createSecretHasher } from "../identity/secret.ts";

/** Hashes at the lowest cost, since tests log in hundreds of times. */
export const testHasher = createSecretHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 });
