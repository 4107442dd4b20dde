import { coinSnapshot, confirmWallet, profile } from "@store/api-client/contract";
import { CHECKOUT_TEXTS, COIN_ERRORS, WALLET_COMPANY_ID, WALLET_WEBSITE_ID } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { toast } from "@store/ui/toaster";

export interface CoinsOfOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  /** Unknown where the profile could not be loaded. */
  readonly contactId: number | undefined;
  readonly used_coin: number;
  readonly new_coin: number;
  readonly available_coin: number | undefined;
  readonly total_coin: number | undefined;
  readonly is_wallet: boolean;
}

async function askContact(): Promise<number | undefined> {
  const answer = await call(profile);
  return answer.ok ? answer.reply.data.contact_id : undefined;
}

/**
 * Confirms the coins of an order that was placed: wallet, then snapshot [R100]. The server keeps the ledger and wrote
 * it with the order: a call that fails changes nothing, and holds nobody up (C35).
 */
export async function confirmCoins(order: CoinsOfOrder): Promise<void> {
  const { orderId, orderNumber, used_coin, new_coin, available_coin = 0, total_coin = 0, is_wallet } = order;
  const contactId = order.contactId ?? (await askContact());
  if (contactId === undefined) return void toast.error(COIN_ERRORS.walletUpdate);
  const wallet = await call(confirmWallet, {
    params: { contactId },
    body: {
      used_coin,
      available_coin,
      new_added_coin: new_coin,
      pos_id: orderId,
      company_id: WALLET_COMPANY_ID,
      pos_order: orderNumber,
      order_id: orderId,
      website_id: WALLET_WEBSITE_ID,
    },
  });
  if (wallet.ok) toast.success(CHECKOUT_TEXTS.walletUpdated);
  else if (wallet.failure.kind === "refused") {
    toast.error(COIN_ERRORS.walletUpdate, { description: refusalMessage(wallet.failure, "") });
  } else toast.error(COIN_ERRORS.walletUpdateBroken);
  const body = { contact_id: contactId, order_id: orderId, total_coin, new_coin, available_coin, used_coin, is_wallet };
  await call(coinSnapshot, { body });
}
