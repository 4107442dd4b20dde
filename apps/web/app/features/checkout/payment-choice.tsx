import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from "@store/api-client/contract";
import { formatRoundRupees, type Policy } from "@store/domain";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { RadioGroup } from "@store/ui/radio-group";
import { lazy, Suspense } from "react";
import { shopPolicy } from "../../data/policy.ts";

const importConfirm = () => import("@store/react-client/confirm-mobile-dialog");
const ConfirmMobileDialog = lazy(importConfirm);

const onlineChoice = () => ({
  value: ONLINE_PAYMENT,
  label: "Online Payment",
  note: `UPI, cards and net banking. Your products are kept for you for ${shopPolicy().unpaidOrders.holdMinutes} minutes.`,
});

const cashNote = ({ cashOnDelivery: { fee } }: Policy): string =>
  `Pay when your parcel arrives.${fee > 0 ? ` It costs ${formatRoundRupees(fee)} more.` : ""}`;

interface CashRefusal {
  readonly message: string;
  readonly mobileToConfirm: string | undefined;
}

interface PaymentChoiceProps {
  readonly value: string;
  readonly onValueChange: (method: string) => void;
  /** Why the order cannot be paid on delivery. */
  readonly cashRefusal: CashRefusal | undefined;
  /** The mobile was confirmed: more can be paid on delivery now. */
  readonly onConfirmed: () => void;
}

/** Cash on Delivery or Online Payment [R97]. What cannot be paid on delivery says so, and what helps (C46). */
export function PaymentChoice({ value, onValueChange, cashRefusal, onConfirmed }: PaymentChoiceProps) {
  return (
    <>
      <RadioGroup
        legend="Payment method"
        name="payment"
        value={value}
        onValueChange={onValueChange}
        options={[
          {
            value: CASH_ON_DELIVERY,
            label: "Cash on Delivery",
            note: cashRefusal ? "Not for this order." : cashNote(shopPolicy()),
            isDisabled: cashRefusal !== undefined,
          },
          onlineChoice(),
        ]}
      />
      {cashRefusal ? <CashNote {...cashRefusal} onConfirmed={onConfirmed} /> : null}
    </>
  );
}

function CashNote({ message, mobileToConfirm, onConfirmed }: CashRefusal & Pick<PaymentChoiceProps, "onConfirmed">) {
  const confirmation = useLazyDialog(importConfirm);
  return (
    <Alert tone="notice">
      <p>{message}</p>
      {mobileToConfirm ? (
        <Button
          variant="secondary"
          size="small"
          onClick={confirmation.open}
          onPointerEnter={confirmation.warmUp}
          onFocus={confirmation.warmUp}
        >
          Confirm your number
        </Button>
      ) : null}
      {mobileToConfirm && confirmation.isWanted ? (
        <Suspense>
          <ConfirmMobileDialog
            mobile={mobileToConfirm}
            isOpen={confirmation.isOpen}
            onOpenChange={confirmation.onOpenChange}
            onConfirmed={onConfirmed}
          />
        </Suspense>
      ) : null}
    </Alert>
  );
}
