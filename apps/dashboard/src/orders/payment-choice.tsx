import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from "@store/api-client/contract";
import { RadioGroup } from "@store/ui/radio-group";

const PAY_TYPES = [CASH_ON_DELIVERY, ONLINE_PAYMENT] as const;
export type PayType = (typeof PAY_TYPES)[number];

const OPTIONS = [
  { value: CASH_ON_DELIVERY, label: CASH_ON_DELIVERY },
  {
    value: ONLINE_PAYMENT,
    label: "Link to pay",
    note: "Sent by SMS and mail. The goods are kept for half an hour; the link works for longer, as long as they are in stock.",
  },
];

interface PaymentChoiceProps {
  readonly value: PayType;
  readonly onValueChange: (payType: PayType) => void;
}

/** How an order is paid that staff take. */
export const PaymentChoice = ({ value, onValueChange }: PaymentChoiceProps) => (
  <RadioGroup
    legend="Payment"
    name="payment"
    options={OPTIONS}
    value={value}
    onValueChange={(chosen) => onValueChange(PAY_TYPES.find((one) => one === chosen) ?? CASH_ON_DELIVERY)}
  />
);
