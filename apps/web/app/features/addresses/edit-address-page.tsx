import { editAddress, editContactAddress } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import type { CheckedAddress } from "@store/domain";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { useParams, useSearchParams } from "react-router-dom";
import type { SavedAddress } from "../../commerce/shipping-addresses.ts";
import { useAddresses } from "../../commerce/shipping-addresses.ts";
import { useMutation } from "../../data/use-mutation.ts";
import { RequireLogin } from "../../login/require-login.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import * as shell from "../../shell/shell.css.ts";
import { addressBody, draftOf } from "./address-draft.ts";
import { AddressForm } from "./address-form.tsx";
import { useAfterSave } from "./use-save.ts";

export const meta = metaOf(accountMeta["/profile/addresses/:addressId/edit"]);

export default function EditAddressPage() {
  const { addressId } = useParams();
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>Edit address</h1>
      <RequireLogin fallback={<Skeleton shape="block" />}>
        <Fetched id={Number(addressId)} />
      </RequireLogin>
    </div>
  );
}

/** The link hands the address over; it is read from the list all the same, which also serves a page opened directly. */
function Fetched({ id }: { readonly id: number }) {
  const { state, saved, refetch } = useAddresses();
  const address = saved?.find((one) => one.id === id);
  if (state === "failed") return <ErrorState title="Something went wrong" onRetry={refetch} />;
  if (!saved) return <Skeleton shape="block" />;
  if (!address)
    return <ErrorState title="There is no such address" action={{ label: "Back", href: "/profile#addresses" }} />;
  return <Edit address={address} />;
}

function Edit({ address }: { readonly address: SavedAddress }) {
  const [parameters] = useSearchParams();
  const contact = parameters.get("contact_id");
  const afterSave = useAfterSave();
  const own = useMutation(editAddress, afterSave);
  const ofContact = useMutation(editContactAddress, afterSave);
  const save = (checked: CheckedAddress) => {
    const body = addressBody(checked);
    return contact
      ? ofContact.send({ query: { contact_id: contact }, body: { ...body, add_id: address.id } })
      : own.send({ params: { id: address.id }, body });
  };
  return <AddressForm initial={draftOf(address)} isPending={own.isPending || ofContact.isPending} onSave={save} />;
}
