import { addAddress } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { addressBody, EMPTY_DRAFT, IN_INDIA } from "@store/react-client/address-draft";
import { AddressForm } from "@store/react-client/address-form";
import { useMutation } from "@store/react-client/use-mutation";
import { useSearchParams } from "react-router-dom";
import { useHandedOver } from "../../navigation/use-handed-over.ts";
import { addressIn, loadPlaces } from "./address-draft.ts";
import { AddressPage } from "./address-page.tsx";
import { EditAddress, idIn } from "./edit-address.tsx";
import { useAfterSave } from "./use-save.ts";

export const meta = accountMeta["/profile/addresses/add"];

/** Adds an address, or edits the one that the query's `id` or the link names [R152]. */
export default function AddAddressPage() {
  return (
    <AddressPage title="Add address">
      <AddOrEdit />
    </AddressPage>
  );
}

function AddOrEdit() {
  const [parameters] = useSearchParams();
  const handed = addressIn(useHandedOver());
  const id = idIn(parameters.get("id")) ?? handed?.id;
  return id === undefined ? <Add /> : <EditAddress key={id} id={id} />;
}

function Add() {
  const { send, isPending } = useMutation(addAddress, useAfterSave());
  return (
    <AddressForm
      initial={EMPTY_DRAFT}
      known={IN_INDIA}
      isPending={isPending}
      loadPlaces={loadPlaces}
      onSave={(address) => send({ body: addressBody(address) })}
    />
  );
}
