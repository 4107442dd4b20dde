import { ADDRESSES_SHOWN_FIRST } from "@store/domain";
import { Button } from "@store/ui/button";
import { RadioGroup } from "@store/ui/radio-group";
import { useState } from "react";
import type { SavedAddress } from "../../commerce/shipping-addresses.ts";
import { addressText } from "../../commerce/shipping-addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./checkout.css.ts";

interface AddressChoiceProps {
  readonly addresses: readonly SavedAddress[];
  readonly value: number | undefined;
  readonly onValueChange: (id: number) => void;
}

/** Two addresses first, all on demand, and the way to a new one (checklist R95). */
export function AddressChoice({ addresses, value, onValueChange }: AddressChoiceProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? addresses : addresses.slice(0, ADDRESSES_SHOWN_FIRST);
  return (
    <div className={styles.addresses}>
      <RadioGroup
        legend="Billing address"
        name="address"
        value={value === undefined ? undefined : String(value)}
        onValueChange={(id) => onValueChange(Number(id))}
        options={shown.map((address) => ({
          value: String(address.id),
          label: address.address_tags ? `${address.full_name} (${address.address_tags})` : address.full_name,
          note: `${addressText(address)} · ${address.mobile}`,
        }))}
      />
      <div className={styles.addressActions}>
        {addresses.length > shown.length ? (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Show all
          </Button>
        ) : null}
        <Link to="/profile/addresses/add/" className={styles.addLink}>
          Add a new address
        </Link>
      </div>
    </div>
  );
}
