import { changeOwnOrder, previewOwnChange, type ReplyOf } from "@store/api-client/contract";
import {
  ADDITION_GOES_ALONG,
  checkOwnAddress,
  formatRupees,
  isShownLine,
  maximumQuantity,
  toRupees,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { cashFeeRows } from "@store/react-client/payment-rows";
import { useMutation } from "@store/react-client/use-mutation";
import { useQueryIf } from "@store/react-client/use-query";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { RadioGroup } from "@store/ui/radio-group";
import { Summary } from "@store/ui/summary";
import { toast } from "@store/ui/toaster";
import { useEffect, useState } from "react";
import { addressText, useAddresses } from "../../commerce/shipping-addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./change-dialog.css.ts";
import * as actions from "./order-actions.css.ts";
import type { OrderData } from "./order-data.ts";

const HOLDS_NOTHING = "An order holds something. Please cancel it instead!";
const TOTAL_UNKNOWN = "The new total is not known. Please check your connection and try again!";
const NO_LONGER = "This order can no longer be changed.";

type Costs = ReplyOf<typeof previewOwnChange>["data"];

/** What the order costs then; while that is asked for, what it cost before, greyed. */
function ChangedTotals({ costs, isUpdating }: { readonly costs: Costs | undefined; readonly isUpdating: boolean }) {
  const discount = isShownLine(costs?.discount_amt)
    ? [{ label: "Discount", amount: costs?.discount_amt, isDeduction: true }]
    : [];
  return (
    <Summary
      isUpdating={isUpdating}
      rows={[
        { label: "Products", amount: costs?.product_total },
        ...discount,
        { label: "Tax", amount: costs?.tax_amt },
        { label: "Shipping", amount: costs?.shipping_amt, zeroLabel: "Free" },
        ...cashFeeRows(costs?.cash_fee_amt),
      ]}
      total={{ label: "To pay", amount: costs?.final_total }}
    />
  );
}

interface Sent {
  readonly lines: { readonly product_id: number; readonly quantity: number }[];
  readonly address_id: number | undefined;
  readonly amount: number;
}

interface ChangeFormProps {
  readonly order: OrderData;
  readonly isPending: boolean;
  readonly onSend: (change: Sent) => void;
  readonly onClose: () => void;
}

function ChangeForm({ order, isPending, onSend, onClose }: ChangeFormProps) {
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(order.product_info.map(({ id, quantity }) => [id, quantity])),
  );
  const [addressId, setAddressId] = useState<number>();
  const { saved = [] } = useAddresses();
  const lines = order.product_info.flatMap(({ id, product_id, quantity }) => {
    const wanted = pieces[id] ?? quantity;
    return product_id === undefined || wanted === 0 ? [] : [{ product_id, quantity: wanted }];
  });
  const goesAlong = !checkOwnAddress(order.goes_with?.order_status, "customer").ok;
  const isEmpty = lines.length === 0;
  const wanted = { lines, address_id: addressId };
  const preview = useQueryIf(!isEmpty, previewOwnChange, { params: { id: order.id }, body: wanted });
  const [latest, setLatest] = useState<Costs>();
  const costs = preview.reply?.data;
  useEffect(() => {
    if (costs) setLatest(costs);
  }, [costs]);
  const isChanged =
    addressId !== undefined || order.product_info.some(({ id, quantity }) => (pieces[id] ?? quantity) !== quantity);
  const amount = costs && !costs.refusal && isChanged && !isEmpty ? toRupees(costs.final_total) : undefined;
  return (
    <div className={actions.form}>
      <ul className={styles.lines} aria-label="Products">
        {order.product_info.map(({ id, product_name: name, quantity }) => {
          const left = pieces[id] ?? quantity;
          return (
            <li key={id} className={styles.line}>
              <span className={left === 0 ? styles.gone : undefined}>{name}</span>
              <QuantityStepper
                label={`Quantity of ${name}`}
                value={left}
                min={0}
                max={Math.max(quantity, maximumQuantity(null))}
                onValueChange={(value) => setPieces((before) => ({ ...before, [id]: value }))}
              />
            </li>
          );
        })}
      </ul>
      {goesAlong ? <p>{ADDITION_GOES_ALONG.customer}</p> : null}
      {saved.length > 0 && !goesAlong ? (
        <RadioGroup
          legend="Deliver to"
          name="address"
          value={String(addressId ?? "")}
          onValueChange={(value) => setAddressId(value === "" ? undefined : Number(value))}
          options={[
            { value: "", label: "The same address", note: order.shipping_address?.full_address },
            ...saved.map((address) => ({
              value: String(address.id),
              label: address.address_tags ? `${address.full_name} (${address.address_tags})` : address.full_name,
              note: addressText(address),
            })),
          ]}
        />
      ) : null}
      {goesAlong ? null : (
        <Link to="/profile/addresses/add/" className={styles.addLink}>
          Add a new address
        </Link>
      )}
      {isEmpty ? <Alert>{HOLDS_NOTHING}</Alert> : null}
      {!isEmpty && preview.state === "failed" ? <Alert>{refusalMessage(preview.failure, TOTAL_UNKNOWN)}</Alert> : null}
      {!isEmpty && costs?.refusal ? <Alert title="It cannot be changed like this">{costs.refusal}</Alert> : null}
      <ChangedTotals costs={costs ?? latest} isUpdating={costs === undefined && latest !== undefined} />
      <div className={actions.buttons}>
        <Button variant="secondary" onClick={onClose}>
          Leave it
        </Button>
        <Button
          isPending={isPending}
          disabled={amount === undefined}
          onClick={() => (amount === undefined ? undefined : onSend({ ...wanted, amount }))}
        >
          Change the order
        </Button>
      </div>
    </div>
  );
}

interface ChangeDialogProps {
  readonly order: OrderData;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** Changes how many of its products an order holds, and where it goes, as long as it is placed and not paid. */
export default function ChangeDialog({ order, isOpen, onOpenChange, onChanged }: ChangeDialogProps) {
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(changeOwnOrder, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      // It may be changed all the same, or confirmed meanwhile.
      return onChanged();
    }
    toast.success(`Your order is changed. To pay: ${formatRupees(answer.reply.data.final_total)}.`);
    await onChanged();
    onOpenChange(false);
  });
  const { changes } = order;
  /** What was refused last is not said again where the dialog is opened again. */
  const openChange = (next: boolean) => {
    setProblem(undefined);
    onOpenChange(next);
  };
  const close = () => openChange(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={openChange}
      title={`Change ${order.order_id}`}
      description="Until we confirm it, you can change how many you get, and where it goes."
    >
      <div className={actions.form}>
        {problem ? <Alert>{problem}</Alert> : null}
        {changes === undefined ? (
          <>
            <p role="status">{NO_LONGER}</p>
            <div className={actions.buttons}>
              <Button variant="secondary" onClick={close}>
                Close
              </Button>
            </div>
          </>
        ) : (
          <ChangeForm
            key={changes}
            order={order}
            isPending={isPending}
            onClose={close}
            onSend={(change) => {
              setProblem(undefined);
              void send({ params: { id: order.id }, body: { ...change, changes } });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
