import { validateVoucher } from "@store/api-client/contract";
import { FIELD_LENGTHS, VOUCHER_ERROR, VOUCHER_MISSING, VOUCHER_PLACEHOLDER, voucherKey } from "@store/domain";
import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import { refusalMessage } from "../../data/failures.ts";
import { call } from "../../session/browser-call.ts";
import * as styles from "./cart.css.ts";
import type { ChangeCart } from "./use-cart.ts";

const APPLIED = "Voucher applied!";

interface VoucherFormProps {
  /** The code on the cart, to be edited. */
  readonly applied: string | undefined;
  readonly change: ChangeCart;
  readonly onApplied: () => void;
}

/** Where a voucher's code is entered. */
export default function VoucherForm({ applied, change, onApplied }: VoucherFormProps) {
  const [code, setCode] = useState(applied ?? "");
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const apply = async () => {
    setIsPending(true);
    const { answer, contents } = await change(() => call(validateVoucher, { query: { voucher_code: code.trim() } }));
    setIsPending(false);
    // An answer that was lost may have been acted on: the cart tells.
    const isApplied = contents?.applied_voucher_code && voucherKey(contents.applied_voucher_code) === voucherKey(code);
    if (answer.ok || (answer.failure.kind !== "refused" && isApplied)) {
      toast.success((answer.ok && answer.reply.message) || APPLIED);
      return onApplied();
    }
    const message = refusalMessage(answer.failure);
    setError(message);
    toast.error(VOUCHER_ERROR, { description: message });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!code.trim()) return setError(VOUCHER_MISSING);
    setError(undefined);
    void apply();
  };

  return (
    <form className={styles.inlineForm} onSubmit={submit} noValidate>
      <TextField
        label="Voucher code"
        name="voucher"
        placeholder={VOUCHER_PLACEHOLDER}
        maxLength={FIELD_LENGTHS.voucherCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
        autoFocus
        required
      />
      <Button type="submit" variant="secondary" isPending={isPending}>
        Apply
      </Button>
    </form>
  );
}
