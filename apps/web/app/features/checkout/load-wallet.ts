import { profile, walletHistory } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";

interface Wallet {
  readonly contactId: number | undefined;
  /** Coins before the order. */
  readonly wallet: number | undefined;
}

const UNKNOWN: Wallet = { contactId: undefined, wallet: undefined };

/** No order waits longer for them, in milliseconds: the server keeps the ledger, and reads neither. */
const TIMEOUT_MS = 1500;

async function ask(): Promise<Wallet> {
  const known = await call(profile);
  if (!known.ok) return UNKNOWN;
  const contactId = known.reply.data.contact_id;
  const history = await call(walletHistory, { params: { contactId } });
  if (!history.ok) return { contactId, wallet: undefined };
  const [latest] = history.reply.SoseCoins ?? history.reply.data ?? [];
  return { contactId, wallet: latest && Math.floor(latest.available_coin) };
}

/** Contact and coins of the customer; what does not come in time is left out of the order. */
export const loadWallet = (): Promise<Wallet> =>
  Promise.race([ask(), new Promise<Wallet>((resolve) => setTimeout(() => resolve(UNKNOWN), TIMEOUT_MS))]);
