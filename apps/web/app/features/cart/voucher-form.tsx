import { validateVoucher } from "@store/api-client/contract";
import {
  checkFields,
  FIELD_LENGTHS,
  requireText,
  VOUCHER_ERROR,
  VOUCHER_MISSING,
  VOUCHER_PLACEHOLDER,
  voucherKey,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { Button } from "@store/ui/button";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "./cart.css.ts";
import type { ChangeCart } from "./use-cart.ts";

const APPLIED = "Voucher applied!";

const checkCode = ({ code }: { readonly code: string }) =>
  checkFields({ code: requireText(code, VOUCHER_MISSING) }, (fields) => fields.code.value);

interface VoucherFormProps {
  /** The code on the cart, to be edited. */
  readonly applied: string | undefined;
  readonly change: ChangeCart;
  readonly onApplied: () => void;
}

/** Where a voucher's code is entered. */
export default function VoucherForm({ applied, change, onApplied }: VoucherFormProps) {
  const form = useForm({ code: applied ?? "" }, checkCode);
  const [isPending, setIsPending] = useState(false);

  const apply = async (code: string) => {
    if (isPending) return;
    setIsPending(true);
    const { answer, contents } = await change(() => call(validateVoucher, { query: { voucher_code: code } }));
    setIsPending(false);
    // An answer that was lost may have been acted on: the cart tells.
    const isApplied = contents?.applied_voucher_code && voucherKey(contents.applied_voucher_code) === voucherKey(code);
    if (answer.ok || (answer.failure.kind !== "refused" && isApplied)) {
      toast.success((answer.ok && answer.reply.message) || APPLIED);
      return onApplied();
    }
    const message = refusalMessage(answer.failure);
    form.showErrors({ code: message });
    toast.error(VOUCHER_ERROR, { description: message });
  };

  return (
    <form ref={form.element} className={styles.inlineForm} onSubmit={form.submit(apply)} noValidate>
      <TextField
        label="Voucher code"
        placeholder={VOUCHER_PLACEHOLDER}
        maxLength={FIELD_LENGTHS.voucherCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.text("code")}
        name="voucher"
        autoFocus
        required
      />
      <Button type="submit" variant="secondary" isPending={isPending}>
        Apply
      </Button>
    </form>
  );
}
