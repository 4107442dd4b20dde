import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new token: 256 random bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** Whether a text has a token's form; others are not looked up. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** A token as the database stores it. */
export const hashToken = (token: string): Uint8Array => createHash("sha256").update(token).digest();
