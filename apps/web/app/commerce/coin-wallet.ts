import { profile, walletHistory } from "@store/api-client/contract";
import { useQuery, useQueryIf } from "@store/react-client/use-query";

/** Any id: nothing is asked before the customer's own is known. */
const UNKNOWN_ID = 1;

/** The customer's coins; `records` is undefined while they load. The wallet's address has the contact's id (C30). */
export function useCoinWallet() {
  const person = useQuery(profile);
  const known = person.reply?.data;
  const wallet = useQueryIf(known !== undefined, walletHistory, {
    params: { contactId: known?.contact_id ?? UNKNOWN_ID },
  });
  const { reply } = wallet;
  return {
    userId: known?.id,
    records: reply && (reply.SoseCoins ?? reply.data ?? []),
    pendingCoins: reply?.pending_coins ?? 0,
    hasFailed: person.state === "failed" || wallet.state === "failed",
    retry: () => (person.state === "failed" ? person.refetch() : wallet.refetch()),
  };
}
