import { hash, verify } from "@node-rs/argon2";

/** What the database keeps of a password or an OTP: argon2id, 19 MiB, two passes. */
export const hashSecret = (secret: string): Promise<string> => hash(secret);

let dummy: Promise<string> | undefined;

/**
 * Whether a secret is the one that was hashed. Without a hash it takes as long and says no, so that its time does not
 * tell whether an account exists.
 */
export async function isSecret(secret: string, hashed: string | null | undefined): Promise<boolean> {
  dummy ??= hash("nobody's password");
  const isRight = await verify(hashed ?? (await dummy), secret);
  return isRight && hashed != null;
}
