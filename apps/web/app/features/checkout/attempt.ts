import { clientTxnId } from "@store/domain";
import { attempt as tryStorage } from "@store/react-client/storage";

/*
 * One attempt to order. Its time stamp is kept until the server has answered, so that whatever repeats it (a second
 * click, a lost answer, a reload) is the same attempt, which the server places once (C19).
 */
export interface Attempt {
  readonly txnid: string;
  readonly payType: string;
  readonly addressId: number;
}

const KEY = "checkout_attempt";

/** The attempt that has no answer yet, of this tab. */
export function openAttempt(): Attempt | undefined {
  const stored: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null"), null);
  if (typeof stored !== "object" || stored === null) return undefined;
  const { txnid, payType, addressId }: Partial<Record<keyof Attempt, unknown>> = stored;
  if (typeof txnid !== "string" || typeof payType !== "string" || typeof addressId !== "number") return undefined;
  return { txnid, payType, addressId };
}

/** Begins an attempt, or takes up the one that has no answer yet. */
export function beginAttempt(choice: Omit<Attempt, "txnid">): Attempt {
  const attempt = { ...choice, txnid: openAttempt()?.txnid ?? clientTxnId(new Date()) };
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(attempt)), undefined);
  return attempt;
}

/** The server has answered. */
export const endAttempt = (): void => tryStorage(() => sessionStorage.removeItem(KEY), undefined);
