import { changeCoins } from "@store/api-client/contract";
import {
  accept,
  COIN_CHANGE_ACTIONS,
  COIN_CHANGE_REASON_MAXIMUM,
  checkCoinChangeForm,
  checkFields,
  customerLabel,
  refuse,
  requireChoice,
  typedNumber,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import { countOf } from "../parts/count-of.ts";

const ACTIONS = [
  { value: "give", label: "Give" },
  { value: "take", label: "Take" },
] as const;

interface Draft extends Record<string, string> {
  readonly action: string;
  readonly coins: string;
  readonly reason: string;
}

const EMPTY: Draft = { action: "give", coins: "", reason: "" };

/** Which field a refusal of the rule belongs to. */
function checkDraft({ action, coins: typed, reason }: Draft) {
  const coins = typedNumber(typed) ?? 0;
  const checked = checkCoinChangeForm({ coins, reason });
  const isReason = !checked.ok && checked.refusal.code === "reason-missing";
  return checkFields(
    {
      action: requireChoice(action, COIN_CHANGE_ACTIONS, "Give or take?"),
      coins: checked.ok || isReason ? accept(coins) : refuse(checked.refusal),
      reason: isReason ? refuse(checked.refusal) : accept(reason.trim()),
    },
    (fields) => ({ action: fields.action.value, coins: fields.coins.value, reason: fields.reason.value }),
  );
}

interface CoinChangeDialogProps {
  readonly customer: { readonly id: number; readonly name: string; readonly coins: number };
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks how many coins are given or taken, and why. A dialog has one request: sent twice, it moves coins once. */
export function CoinChangeDialog({ customer, onChanged, onClose }: CoinChangeDialogProps) {
  const name = customerLabel(customer);
  const form = useForm(EMPTY, checkDraft);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(changeCoins, async (answer) => {
    if (!answer.ok) {
      // What was not answered may have been done; what was refused was not: another number is another request.
      if (answer.failure.kind !== "refused") return setProblem(refusalMessage(answer.failure));
      setRequestId(crypto.randomUUID());
      return form.showErrors({ coins: refusalMessage(answer.failure) });
    }
    toast.success(`${name} has ${countOf(answer.reply.data.coins, "coin")} now.`);
    await onChanged();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Give or take coins"
      description={`${name} has ${countOf(customer.coins, "coin")}. A coin is worth one rupee.`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((change) => {
          setProblem(undefined);
          return send({ params: { id: customer.id }, body: { ...change, request_id: requestId } });
        })}
        noValidate
      >
        <SelectField
          label="What"
          options={ACTIONS}
          value={form.draft.action}
          // A refusal of the number was one of the other action.
          onValueChange={(action) => form.change({ action, coins: form.draft.coins })}
        />
        <TextField label="Coins" required inputMode="numeric" maxLength={20} {...form.text("coins")} />
        <TextField
          label="Why"
          required
          hint="The customer reads it."
          maxLength={COIN_CHANGE_REASON_MAXIMUM}
          {...form.text("reason")}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={isPending}>
          {form.draft.action === "take" ? "Take the coins" : "Give the coins"}
        </Button>
      </form>
    </Dialog>
  );
}
