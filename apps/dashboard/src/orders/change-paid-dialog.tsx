import { changePaidOrder, previewPaidChange, staffCustomer } from "@store/api-client/contract";
import { formatRupees, ORDER_CHANGED_BEFORE, PAID_ORDER_GETS_NOTHING_NEW, toRupees } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useQueryIf, useQueryWith } from "../data/use-query.ts";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { AnotherAddress } from "./another-address.tsx";
import type { OrderDialogProps, StaffOrder } from "./order.ts";
import * as goodsStyles from "./order-goods.css.ts";
import { piecesToSend, refundWay } from "./order-money.ts";
import { useOrderSending } from "./use-order-sending.ts";

type Line = StaffOrder["product_info"][number];

/** Takes pieces out of a paid order and refunds them, or sends it elsewhere, as long as it is not packed. */
export function ChangePaidDialog({ order, onClose, onChanged }: OrderDialogProps) {
  const [seen] = useState(order.changes ?? 0);
  const [before] = useState(() => order.product_info.filter((line) => piecesToSend(line) > 0));
  const [kept, setKept] = useState<Readonly<Record<number, number>>>({});
  const [addressId, setAddressId] = useState<number>();
  const customer = useQueryIf(order.customer_id !== undefined, staffCustomer, {
    params: { id: order.customer_id ?? 0 },
  });
  const params = { id: order.id };
  const keeps = (line: Line) => kept[line.id] ?? piecesToSend(line);
  const lines = before
    .filter((line) => keeps(line) < piecesToSend(line))
    .map((line) => ({ id: line.id, quantity: keeps(line) }));
  const isChanged = lines.length > 0 || addressId !== undefined;
  const wanted = { lines, address_id: addressId };
  const preview = useQueryWith({ isComplete: isChanged, isList: true }, previewPaidChange, { params, body: wanted });
  const dialog = { onChanged, onClose, over: order.changes === seen ? undefined : ORDER_CHANGED_BEFORE };
  const { send, isPending, problem, over } = useOrderSending(changePaidOrder, dialog, ({ data }) => {
    const refunded = data.refunded_amt > 0 ? ` ${formatRupees(data.refunded_amt)} goes back to the customer.` : "";
    toast.success(`${order.order_id} is changed.${refunded}`);
  });
  const costs = isChanged && preview.state === "loaded" && !preview.isPrevious ? preview.reply.data : undefined;
  const refund = costs && !costs.refusal ? toRupees(costs.refund_amt) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Change ${order.order_id}`}
      description={`It is paid. What you take out is refunded ${refundWay(order)}, as the invoice charged it, without shipping; a credit note is made, and the customer gets a mail.`}
    >
      <div className={styles.form}>
        <ul className={styles.lines} aria-label="Products of the order">
          {before.map((line) => (
            <li key={line.id} className={goodsStyles.row}>
              <strong>{line.product_name}</strong>
              <QuantityStepper
                label={`Quantity of ${line.product_name}`}
                value={keeps(line)}
                min={0}
                max={piecesToSend(line)}
                onValueChange={(pieces) => setKept((others) => ({ ...others, [line.id]: pieces }))}
              />
            </li>
          ))}
        </ul>
        <p className={styles.small}>{PAID_ORDER_GETS_NOTHING_NEW}</p>
        <AnotherAddress
          order={order}
          addresses={customer.reply?.data.addresses ?? []}
          value={addressId}
          onValueChange={setAddressId}
        />
        {isChanged && preview.state === "failed" ? (
          <LoadFailed failure={preview.failure} title="The refund is not known" onRetry={preview.refetch} />
        ) : null}
        {costs?.refusal ? <Alert title="It cannot be changed like this">{costs.refusal}</Alert> : null}
        {lines.length > 0 && refund !== undefined && costs ? (
          <p role="status">To be refunded: {formatRupees(costs.refund_amt)}</p>
        ) : null}
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button
            isPending={isPending}
            disabled={refund === undefined}
            onClick={() =>
              refund === undefined ? undefined : void send({ params, body: { ...wanted, changes: seen, refund } })
            }
          >
            Change the order
          </Button>
        </DialogEnd>
      </div>
    </Dialog>
  );
}
