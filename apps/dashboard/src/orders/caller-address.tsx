import { addCallersAddress } from "@store/api-client/contract";
import { addressBody, EMPTY_DRAFT, IN_INDIA } from "@store/react-client/address-draft";
import { AddressForm } from "@store/react-client/address-form";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { RadioGroup } from "@store/ui/radio-group";
import { useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import type { Caller } from "./caller.tsx";
import { part } from "./order-goods.css.ts";

type Address = Caller["addresses"][number];

const linesOf = ({ address_line_1, address_line_2, landmark, city_obj, state_obj, postal_code }: Address): string =>
  [address_line_1, address_line_2, landmark, city_obj.name, `${state_obj.name} ${postal_code}`]
    .filter(Boolean)
    .join(", ");

interface CallerAddressProps {
  readonly caller: Caller;
  readonly addressId: number | undefined;
  readonly onAddress: (id: number) => void;
  /** The customer as they are with a new address. */
  readonly onCaller: (caller: Caller) => void;
}

/** The form of the customer's own account, which staff fill in. */
function NewAddress({ caller, onAddress, onCaller }: Omit<CallerAddressProps, "addressId">) {
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(addCallersAddress, (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    const { id, customer } = answer.reply.data;
    if (customer) onCaller(customer);
    onAddress(id);
  });
  const [fullName, mobile] = [caller.name, caller.mobile.slice(-10)];
  return (
    <>
      <AddressForm
        initial={{ ...EMPTY_DRAFT, fullName, mobile }}
        known={IN_INDIA}
        isPending={isPending}
        emailHint={caller.email ? undefined : "For mails about their orders."}
        loadPlaces={() => import("@store/content/place-of-pin")}
        onSave={(address) => send({ params: { id: caller.id }, body: addressBody(address) })}
      />
      {problem ? <Alert>{problem}</Alert> : null}
    </>
  );
}

/** Where the order goes: one of the customer's addresses, or a new one. */
export function CallerAddress(props: CallerAddressProps) {
  const { caller, addressId, onAddress } = props;
  const [isNew, setIsNew] = useState(caller.addresses.length === 0);
  return (
    <section aria-label="Address" className={part}>
      {isNew ? <h2 className={styles.heading}>New address</h2> : null}
      {isNew ? (
        <NewAddress
          {...props}
          onAddress={(id) => {
            setIsNew(false);
            onAddress(id);
          }}
        />
      ) : (
        <RadioGroup
          legend="Address"
          name="address"
          value={addressId === undefined ? undefined : String(addressId)}
          onValueChange={(value) => onAddress(Number(value))}
          options={caller.addresses.map((address) => ({
            value: String(address.id),
            label: address.full_name,
            note: linesOf(address),
          }))}
        />
      )}
      {isNew && caller.addresses.length === 0 ? null : (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => setIsNew(!isNew)}>
            {isNew ? "A saved address" : "New address"}
          </Button>
        </div>
      )}
    </section>
  );
}
