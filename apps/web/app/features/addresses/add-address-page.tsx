import { addAddress } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { Skeleton } from "@store/ui/skeleton";
import { RequireLogin } from "../../login/require-login.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import { call } from "../../session/browser-call.ts";
import * as shell from "../../shell/shell.css.ts";
import { addressBody, EMPTY_DRAFT } from "./address-draft.ts";
import { AddressForm } from "./address-form.tsx";
import { useSave } from "./use-save.ts";

export const meta = metaOf(accountMeta["/profile/addresses/add"]);

export default function AddAddressPage() {
  const { save, isPending } = useSave();
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>Add address</h1>
      <RequireLogin fallback={<Skeleton shape="block" />}>
        <AddressForm
          initial={EMPTY_DRAFT}
          isPending={isPending}
          onSave={(address) => save(call(addAddress, { body: addressBody(address) }))}
        />
      </RequireLogin>
    </div>
  );
}
