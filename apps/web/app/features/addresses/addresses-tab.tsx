import { ADD_ADDRESS_DELAY_MS } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { AddressCard } from "@store/ui/address-card";
import { ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { addressLines, addressText, type SavedAddress, useAddresses } from "../../commerce/shipping-addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./addresses-tab.css.ts";

/** [R147] */
const NO_ADDRESS = 'Click "Add New Address" to get started';

const ADD = "/profile/addresses/add";

/** From this many addresses on, one is found faster by typing. */
const SEARCH_FROM = 9;

/** The customer's addresses [R147]. */
export function AddressesTab() {
  const { state, saved, refetch } = useAddresses();
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  return (
    <div className={styles.list}>
      <div>
        <AddLink />
      </div>
      {saved ? <SavedAddresses saved={saved} /> : <CardsSkeleton />}
    </div>
  );
}

const CardsSkeleton = () => (
  <div className={styles.addresses}>
    {["one", "two", "three"].map((card) => (
      <Skeleton key={card} shape="block" />
    ))}
  </div>
);

/**
 * Leads to the form after a moment, in which a second click leads to the wallet instead [R147]. Only a pointer clicks
 * twice: the keyboard adds at once (C23).
 */
function AddLink() {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const press = (event: MouseEvent) => {
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.clearTimeout(timer.current);
    if (event.detail > 1) void navigate("/profile#wallet");
    else timer.current = window.setTimeout(() => void navigate(ADD), ADD_ADDRESS_DELAY_MS);
  };

  return (
    <ButtonLink href={ADD} onClick={press}>
      Add New Address
    </ButtonLink>
  );
}

const isFound = (address: SavedAddress, words: string): boolean =>
  `${address.full_name} ${address.address_tags ?? ""} ${addressText(address)}`
    .toLowerCase()
    .includes(words.trim().toLowerCase());

function SavedAddresses({ saved }: { readonly saved: readonly SavedAddress[] }) {
  const [words, setWords] = useState("");
  if (saved.length === 0) return <EmptyState title={NO_ADDRESS} />;
  const found = saved.filter((address) => isFound(address, words));
  return (
    <>
      {saved.length >= SEARCH_FROM ? (
        <div className={styles.search}>
          <TextField
            label="Find an address"
            type="search"
            required
            hint={`${found.length} of ${saved.length}`}
            maxLength={60}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      ) : null}
      <ul className={styles.addresses} aria-label="Addresses">
        {found.map((address) => (
          <li key={address.id}>
            <AddressCard
              name={address.full_name}
              tag={address.address_tags || undefined}
              isDefault={address.is_default ?? false}
              lines={addressLines(address)}
              phones={[address.mobile, address.another_mobile ?? ""].filter((phone) => phone !== "")}
              actions={
                <Link to={`/profile/addresses/${address.id}/edit`} state={{ address }} className={styles.edit}>
                  Edit <VisuallyHidden>the address of {address.full_name}</VisuallyHidden>
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
