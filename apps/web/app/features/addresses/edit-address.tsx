import { addresses, editAddress, editContactAddress } from "@store/api-client/contract";
import type { CheckedAddress } from "@store/domain";
import { addressBody } from "@store/react-client/address-draft";
import { AddressForm } from "@store/react-client/address-form";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { useQueryIf } from "@store/react-client/use-query";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { useSearchParams } from "react-router-dom";
import type { SavedAddress } from "../../commerce/shipping-addresses.ts";
import { useHandedOver } from "../../navigation/use-handed-over.ts";
import { addressIn, draftOf, loadPlaces, placesOf } from "./address-draft.ts";
import { useAfterSave } from "./use-save.ts";

/** The id that a part of an address names; undefined when it names none. */
export function idIn(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const NoSuchAddress = () => (
  <ErrorState
    title="We cannot find this address"
    action={{ label: "See your addresses", href: "/profile#addresses" }}
  />
);

/** The address that the link passed along, or else, as on a page opened directly, the one among the customer's (R152). */
export function EditAddress({ id }: { readonly id: number }) {
  const passed = addressIn(useHandedOver());
  const handed = passed?.id === id ? passed : undefined;
  const { state, reply, refetch } = useQueryIf(!handed, addresses);
  if (handed) return <Edit address={handed} />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  if (!reply) return <Skeleton shape="block" />;
  const address = reply.data.find((one) => one.id === id);
  return address ? <Edit address={address} /> : <NoSuchAddress />;
}

function Edit({ address }: { readonly address: SavedAddress }) {
  const [parameters] = useSearchParams();
  const contact = idIn(parameters.get("contact_id"));
  const afterSave = useAfterSave();
  const own = useMutation(editAddress, afterSave);
  const ofContact = useMutation(editContactAddress, afterSave);
  const save = (checked: CheckedAddress) => {
    const body = addressBody(checked);
    return contact
      ? ofContact.send({ query: { contact_id: contact }, body: { ...body, add_id: address.id } })
      : own.send({ params: { id: address.id }, body });
  };
  return (
    <AddressForm
      initial={draftOf(address)}
      known={placesOf(address)}
      isPending={own.isPending || ofContact.isPending}
      loadPlaces={loadPlaces}
      onSave={save}
    />
  );
}
