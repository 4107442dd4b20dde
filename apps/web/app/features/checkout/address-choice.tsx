import { ADDRESSES_SHOWN_FIRST } from "@store/domain";
import { Button } from "@store/ui/button";
import { RadioGroup } from "@store/ui/radio-group";
import { useEffect, useRef, useState } from "react";
import type { AnyCheckoutState } from "../../commerce/checkout-state.ts";
import type { SavedAddress } from "../../commerce/shipping-addresses.ts";
import { addressText } from "../../commerce/shipping-addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./checkout.css.ts";

interface AddressChoiceProps {
  readonly addresses: readonly SavedAddress[];
  readonly value: number | undefined;
  readonly onValueChange: (id: number) => void;
  readonly error: string | undefined;
  /** Handed to the form of a new address, which leads back with it. */
  readonly checkout: AnyCheckoutState;
}

/** Two addresses first, the chosen one among them, all on demand, and the way to a new one [R95]. */
export function AddressChoice({ addresses, value, onValueChange, error, checkout }: AddressChoiceProps) {
  const [isWhole, setIsWhole] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) group.current?.querySelector("input")?.focus();
  }, [error]);

  const first = addresses.slice(0, ADDRESSES_SHOWN_FIRST);
  const chosen = addresses.find(({ id }) => id === value);
  // One that was added last stays in sight.
  const few = !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, ADDRESSES_SHOWN_FIRST - 1)];
  const shown = isWhole ? addresses : few;

  return (
    <div className={styles.addresses} ref={group}>
      <RadioGroup
        legend="Billing address"
        name="address"
        value={value === undefined ? undefined : String(value)}
        onValueChange={(id) => onValueChange(Number(id))}
        error={error}
        options={shown.map((address) => ({
          value: String(address.id),
          label: address.address_tags ? `${address.full_name} (${address.address_tags})` : address.full_name,
          note: `${addressText(address)} · ${address.mobile}`,
        }))}
      />
      <div className={styles.addressActions}>
        {addresses.length > shown.length ? (
          <Button
            variant="quiet"
            onClick={() => {
              setIsWhole(true);
              // The button is gone: the focus goes to the choice that has grown.
              group.current?.querySelector<HTMLInputElement>("input:checked, input")?.focus();
            }}
          >
            Show all
          </Button>
        ) : null}
        <Link to="/profile/addresses/add/" state={checkout} className={styles.addLink}>
          Add a new address
        </Link>
      </div>
    </div>
  );
}
