import { addAddress } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { Skeleton } from "@store/ui/skeleton";
import { useMutation } from "../../data/use-mutation.ts";
import { RequireLogin } from "../../login/require-login.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import * as shell from "../../shell/shell.css.ts";
import { addressBody, EMPTY_DRAFT } from "./address-draft.ts";
import { AddressForm } from "./address-form.tsx";
import { useAfterSave } from "./use-save.ts";

export const meta = metaOf(accountMeta["/profile/addresses/add"]);

export default function AddAddressPage() {
  const { send, isPending } = useMutation(addAddress, useAfterSave());
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>Add address</h1>
      <RequireLogin fallback={<Skeleton shape="block" />}>
        <AddressForm
          initial={EMPTY_DRAFT}
          isPending={isPending}
          onSave={(address) => send({ body: addressBody(address) })}
        />
      </RequireLogin>
    </div>
  );
}
