import { AddressCard } from "@store/ui/address-card";
import { ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { addressLines, useAddresses } from "../../commerce/shipping-addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./addresses-tab.css.ts";

/** Document 3, section 2. */
const NO_ADDRESS = 'Click "Add New Address" to get started';

export function AddressesTab() {
  const { state, saved, refetch } = useAddresses();
  if (state === "failed") return <ErrorState title="Something went wrong" onRetry={refetch} />;
  if (!saved) return <Skeleton shape="block" />;
  return (
    <div className={styles.list}>
      <div>
        <ButtonLink href="/profile/addresses/add/">Add New Address</ButtonLink>
      </div>
      {saved.length === 0 ? <EmptyState title={NO_ADDRESS} /> : null}
      <ul className={styles.addresses}>
        {saved.map((address) => (
          <li key={address.id}>
            <AddressCard
              name={address.full_name}
              tag={address.address_tags || undefined}
              lines={addressLines(address)}
              phones={[address.mobile]}
              actions={
                <Link to={`/profile/addresses/${address.id}/edit`} state={{ address }} className={styles.edit}>
                  Edit<VisuallyHidden> the address of {address.full_name}</VisuallyHidden>
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
