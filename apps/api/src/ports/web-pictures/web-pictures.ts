import type { Outcome, Refusal } from "@store/domain";

/** Fetches a picture from its address on the web, within bounds of time and size; refused in words for the owner. */
export type FetchPicture = (address: string) => Promise<Outcome<Uint8Array<ArrayBuffer>, Refusal>>;
