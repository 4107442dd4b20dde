import { addPhotoForCustomer, beginReturn } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { ReturnForm } from "@store/react-client/return-form";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { DialogEnd } from "../edit/dialog-end.tsx";
import type { OrderDialogProps } from "./order.ts";
import { useOrderSending } from "./use-order-sending.ts";

/** Said where the order or the day has gone on in the meantime. */
const TOO_LATE = "No return of this order can be begun now.";

/** Begins a return for a customer who calls. From then on it is like one that the customer asked for. */
export function BeginReturnDialog({ order, onClose, onChanged }: OrderDialogProps) {
  /** Of this form: sent twice, it asks once. */
  const [attempt] = useState(() => crypto.randomUUID());
  const over = order.return_until === undefined ? TOO_LATE : undefined;
  const sending = useOrderSending(beginReturn, { onChanged, onClose, over }, () => {
    toast.success("The return is requested. The customer gets a mail.");
  });
  const params = { id: order.id };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Begin a return of ${order.order_id}`}
      description="Ask the customer for photos, and add those that you get. The customer gets a mail, and you can accept the return then."
    >
      <ReturnForm
        order={order}
        wordsLabel="In the customer’s words"
        sendPhoto={(body) => call(addPhotoForCustomer, { params, body })}
        onSend={(lines) => sending.send({ params, body: { attempt, lines } })}
      >
        {(isSendingPhotos) => (
          <DialogEnd problem={sending.problem} over={sending.over} onClose={onClose}>
            <Button type="submit" isPending={sending.isPending || isSendingPhotos}>
              Begin the return
            </Button>
          </DialogEnd>
        )}
      </ReturnForm>
    </Dialog>
  );
}
