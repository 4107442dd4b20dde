import { blockCustomer, unblockCustomer } from "@store/api-client/contract";
import { BLOCK_REASON_MAXIMUM, BLOCK_REASON_REQUIRED, checkFields, formatDateTime, requireText } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { sideCard } from "../frame/frame.css.ts";
import { countOf } from "../parts/count-of.ts";
import type { CustomerPartProps } from "./customer.ts";

const EMPTY = { reason: "" };
const checkReason = ({ reason }: typeof EMPTY) =>
  checkFields({ reason: requireText(reason, BLOCK_REASON_REQUIRED) }, (fields) => ({ reason: fields.reason.value }));

interface BlockDialogProps extends CustomerPartProps {
  readonly onClose: () => void;
}

function BlockDialog({ customer, onChanged, onClose }: BlockDialogProps) {
  const form = useForm(EMPTY, checkReason);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(blockCustomer, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    const { paused_subscriptions: paused } = answer.reply.data;
    toast.success(`The customer is blocked.${paused > 0 ? ` ${countOf(paused, "subscription")} paused.` : ""}`);
    await onChanged();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Block this customer?"
      description="The account cannot order, subscribe or become a member any more, by telephone either: it is told to call the shop. Subscriptions are paused, and the customer gets a mail about them. Open orders stay, and a delivery that was ordered already is still charged: please decide about each."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => {
          setProblem(undefined);
          return send({ params: { id: customer.id }, body });
        })}
        noValidate
      >
        <TextArea
          label="Why"
          hint="For the staff alone."
          rows={2}
          required
          maxLength={BLOCK_REASON_MAXIMUM}
          {...form.text("reason")}
        />
        <DialogEnd problem={problem} onClose={onClose}>
          <Button type="submit" variant="danger" isPending={isPending}>
            Block the customer
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

/** Whether the shop takes orders from a customer, and the way to change that. */
export function CustomerBlock({ customer, onChanged }: CustomerPartProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { id, blocked } = customer;
  const close = () => setIsChanging(false);
  return (
    <section className={sideCard} aria-label="Orders from this customer">
      <h2 className={styles.heading}>{blocked ? "Blocked" : "May order"}</h2>
      {blocked ? (
        <p>
          {blocked.reason}
          <span className={styles.small}>Since {formatDateTime(blocked.at)}. No orders, no subscriptions.</span>
        </p>
      ) : null}
      <p>
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          {blocked ? "Unblock the customer" : "Block the customer"}
        </Button>
      </p>
      {isChanging && !blocked ? <BlockDialog customer={customer} onChanged={onChanged} onClose={close} /> : null}
      {isChanging && blocked ? (
        <ConfirmDialog
          title="Unblock this customer?"
          description="The account can order again. Paused subscriptions stay paused until the customer starts them again."
          label="Unblock the customer"
          done="The customer can order again."
          endpoint={unblockCustomer}
          request={[{ params: { id } }]}
          onDone={onChanged}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
