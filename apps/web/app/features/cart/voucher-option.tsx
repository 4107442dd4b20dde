import { validateVoucher } from "@store/api-client/contract";
import { formatRupees, type Paise, VOUCHER_ERROR, VOUCHER_LOGIN } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { lazyPart } from "@store/react-client/lazy-or";
import { openLogin } from "@store/react-client/login-dialog-store";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import * as styles from "./cart.css.ts";
import { CartOption } from "./cart-option.tsx";
import type { CartContents } from "./cart-sync.ts";
import type { ChangeCart } from "./use-cart.ts";

const loadForm = () => import("./voucher-form.tsx");
const VoucherForm = lazyPart(loadForm);

const REMOVED = "Voucher removed!";

interface VoucherOptionProps {
  readonly contents: CartContents;
  readonly change: ChangeCart;
  /** What a gift voucher pays of this order, and leaves for the next; undefined where it is not known yet. */
  readonly gift: { readonly pays: Paise; readonly leaves: Paise | undefined } | undefined;
}

const leftOn = (left: Paise | undefined): string => {
  if (left === undefined) return "";
  return left > 0 ? `${formatRupees(left)} stays on it.` : "Then it is used up.";
};

/** What the voucher on the cart gives: a promotion takes off, a gift voucher pays (C38). */
function benefitOf({ discount_amt, gift_voucher_amt }: CartContents, gift: VoucherOptionProps["gift"]): string {
  if (gift_voucher_amt === undefined) return `Takes ${formatRupees(discount_amt)} off.`;
  if (!gift) return "Pays this order, as far as it goes.";
  return `Pays ${formatRupees(gift.pays)} of this order. ${leftOn(gift.leaves)}`;
}

/** A voucher on the cart: applied, edited, removed [R86]. */
export function VoucherOption({ contents, change, gift }: VoucherOptionProps) {
  const isLoggedIn = useIsLoggedIn();
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  /** Counts what was done in the form: the focus then goes to what came of it. */
  const [round, setRound] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (round > 0) status.current?.focus();
  }, [round]);
  const code = contents.applied_voucher_code;
  const lost = useLost(code);

  const toggle = () => {
    if (isLoggedIn) return setIsOpen((before) => !before);
    toast.warning(VOUCHER_LOGIN);
    openLogin(() => setIsOpen(true));
  };
  const remove = async () => {
    setIsRemoving(true);
    const { answer, contents: after } = await change(() => call(validateVoucher, { query: { voucher_code: "" } }));
    setIsRemoving(false);
    if (answer.ok || (after && !after.applied_voucher_code)) {
      toast.success((answer.ok && answer.reply.message) || REMOVED);
      lost.forget();
    } else toast.error(VOUCHER_ERROR, { description: refusalMessage(answer.failure) });
  };

  return (
    <CartOption
      title={code ? "Voucher" : "Apply a voucher"}
      isOpen={isOpen}
      onToggle={toggle}
      onWarmUp={loadForm}
      status={
        code ? (
          <div className={styles.applied}>
            <p ref={status} tabIndex={-1} className={styles.appliedWords}>
              <strong className={styles.code}>{code}</strong> {benefitOf(contents, gift)}
            </p>
            <div className={styles.appliedActions}>
              <Button variant="quiet" size="small" aria-label="Edit voucher" onClick={() => setIsOpen(true)}>
                Edit
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label="Remove voucher"
                isPending={isRemoving}
                onClick={() => void remove()}
              >
                Remove
              </Button>
            </div>
          </div>
        ) : lost.code && isLoggedIn && !isRemoving ? (
          <p className={styles.lost} role="status">
            {lost.code} does not apply to this cart as it is now.
          </p>
        ) : null
      }
    >
      <VoucherForm
        applied={code}
        change={change}
        onApplied={() => {
          setIsOpen(false);
          setRound((before) => before + 1);
        }}
      />
    </CartOption>
  );
}

/** The code that was on the cart and is not any more: the cart became too small for it, or it has ended. */
function useLost(code: string | undefined) {
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (code) setLast(code);
  }, [code]);
  return { code: code ? undefined : last, forget: () => setLast(undefined) };
}
