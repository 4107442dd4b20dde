import { ONLINE_PAYMENT, placeAddition, previewAddition } from "@store/api-client/contract";
import { ORDER_CHANGED_BEFORE, toRupees } from "@store/domain";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import { useMemo, useState } from "react";
import { useQueryWith } from "../data/use-query.ts";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import type { OrderDialogProps } from "./order.ts";
import { OrderCosts } from "./order-costs.tsx";
import { type ChosenLine, OrderGoods } from "./order-goods.tsx";
import { PaymentChoice, type PayType } from "./payment-choice.tsx";
import { useOrderSending } from "./use-order-sending.ts";

/** Adds goods to an order that has its invoice, as an order of their own that goes in its parcel. */
export function AddGoodsDialog({ order, onClose, onChanged }: OrderDialogProps) {
  const [seen] = useState(order.change_count);
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  const [payType, setPayType] = useState<PayType>(ONLINE_PAYMENT);
  const params = { id: order.id };
  const wanted = {
    lines: lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
    pay_type: payType,
  };
  const preview = useQueryWith({ isComplete: lines.length > 0, isList: true }, previewAddition, {
    params,
    body: wanted,
  });
  // Other goods are another attempt; the same ones that are sent again are added once.
  const attempt = useMemo(() => crypto.randomUUID(), [JSON.stringify(wanted)]);
  const dialog = { onChanged, onClose, over: order.change_count === seen ? undefined : ORDER_CHANGED_BEFORE };
  const { send, isPending, problem, over } = useOrderSending(placeAddition, dialog, ({ data }) => {
    toast.success(
      payType === ONLINE_PAYMENT ? `${data.order_id} is added. The link is on its way.` : `${data.order_id} is added.`,
    );
  });
  const costs = preview.reply?.data;
  const isSeen = preview.state === "loaded" && preview.isPrevious !== true && lines.length > 0;
  const amount = isSeen && costs && !costs.refusal ? toRupees(costs.final_total) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Add goods to ${order.order_id}`}
      description="They become an order of their own, which goes in the same parcel without another shipping charge. The customer gets a mail."
    >
      <div className={styles.form}>
        <OrderGoods lines={lines} onLines={setLines} />
        <PaymentChoice value={payType} onValueChange={setPayType} />
        {lines.length > 0 ? <OrderCosts preview={preview} refusalTitle="They cannot be added like this" /> : null}
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button
            isPending={isPending}
            disabled={amount === undefined}
            onClick={() =>
              amount === undefined
                ? undefined
                : void send({ params, body: { ...wanted, attempt, changes: seen, amount } })
            }
          >
            Add the goods
          </Button>
        </DialogEnd>
      </div>
    </Dialog>
  );
}
