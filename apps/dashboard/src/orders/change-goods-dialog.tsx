import { changeOrderGoods, previewOrderChange, staffCustomer } from "@store/api-client/contract";
import { ORDER_CHANGED_BEFORE, toRupees } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useQueryIf, useQueryWith } from "../data/use-query.ts";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { AnotherAddress } from "./another-address.tsx";
import type { OrderDialogProps, StaffOrder } from "./order.ts";
import { OrderCosts } from "./order-costs.tsx";
import { type ChosenLine, OrderGoods } from "./order-goods.tsx";
import { useOrderSending } from "./use-order-sending.ts";

const linesOf = ({ product_info }: StaffOrder): readonly ChosenLine[] =>
  product_info.flatMap(({ product_id, product_name: name, quantity }) =>
    product_id === undefined ? [] : [{ product_id, name, quantity }],
  );

/** Changes what an order holds and where it goes, as long as it is neither paid nor packed. */
export function ChangeGoodsDialog({ order, onClose, onChanged }: OrderDialogProps) {
  const [seen] = useState(order.changes ?? 0);
  const [lines, setLines] = useState(() => linesOf(order));
  const [addressId, setAddressId] = useState<number>();
  const customer = useQueryIf(order.customer_id !== undefined, staffCustomer, {
    params: { id: order.customer_id ?? 0 },
  });
  const params = { id: order.id };
  const wanted = {
    lines: lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
    address_id: addressId,
  };
  const preview = useQueryWith({ isComplete: lines.length > 0, isList: true }, previewOrderChange, {
    params,
    body: wanted,
  });
  const dialog = { onChanged, onClose, over: order.changes === seen ? undefined : ORDER_CHANGED_BEFORE };
  const { send, isPending, problem, over } = useOrderSending(changeOrderGoods, dialog, () => {
    toast.success(`${order.order_id} is changed. The customer is told what there is to pay now.`);
  });
  const costs = preview.reply?.data;
  const isSeen = preview.state === "loaded" && preview.isPrevious !== true && lines.length > 0;
  const amount = isSeen && costs && !costs.refusal ? toRupees(costs.final_total) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Change ${order.order_id}`}
      description="Products that stay keep their price. The customer gets the new sum by mail."
    >
      <div className={styles.form}>
        <OrderGoods lines={lines} onLines={setLines} />
        <AnotherAddress
          order={order}
          addresses={customer.reply?.data.addresses ?? []}
          value={addressId}
          onValueChange={setAddressId}
        />
        {lines.length > 0 ? (
          <OrderCosts preview={preview} refusalTitle="It cannot be changed like this" />
        ) : (
          <Alert>An order holds something. Please cancel it instead!</Alert>
        )}
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button
            isPending={isPending}
            disabled={amount === undefined}
            onClick={() =>
              amount === undefined ? undefined : void send({ params, body: { ...wanted, changes: seen, amount } })
            }
          >
            Change the order
          </Button>
        </DialogEnd>
      </div>
    </Dialog>
  );
}
