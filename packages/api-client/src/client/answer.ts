import type * as v from "valibot";
import type { RefusedReply } from "../contract/fields.ts";

/**
 * Why a call brought nothing: the backend `refused` it and says why, could not be reached in time, or gave an answer
 * that is `broken` (a failure of its own, or a reply outside the contract).
 */
export type CallFailure =
  | ({ readonly kind: "refused"; readonly httpStatus: number } & v.InferOutput<typeof RefusedReply>)
  | { readonly kind: "unreachable" }
  | { readonly kind: "broken"; readonly httpStatus: number };

export type Answer<R> =
  | { readonly ok: true; readonly reply: R }
  | { readonly ok: false; readonly failure: CallFailure };
