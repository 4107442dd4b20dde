import { addAddress } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { type AddressForm as AddressDraft, type CheckedAddress, COUNTRY_CODE } from "@store/domain";
import { addressBody, EMPTY_DRAFT, IN_INDIA } from "@store/react-client/address-draft";
import { AddressForm } from "@store/react-client/address-form";
import { call } from "@store/react-client/browser-call";
import { useSession } from "@store/react-client/session-store";
import { useSending } from "@store/react-client/use-mutation";
import { useLocation, useSearchParams } from "react-router-dom";
import { checkoutAfterAddress, subscriptionOf } from "../../commerce/checkout-state.ts";
import { useHandedOver } from "../../navigation/use-handed-over.ts";
import { addressIn, loadPlaces } from "./address-draft.ts";
import { AddressPage } from "./address-page.tsx";
import { completeSession } from "./complete-session.ts";
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

/** Of an account that has no email yet (C54). */
const EMAIL_HINTS = {
  order: "We write to you here about your order.",
  subscription: "We write to you here before each delivery is charged.",
};

/** Somebody who adds an address on the way to the checkout mostly orders for themselves. */
function useBuyer(): { readonly draft: AddressDraft; readonly emailHint: string | undefined } {
  const { state } = useLocation();
  const { first_name = "", last_name = "", phone_no, email } = useSession(({ stored }) => stored);
  if (!checkoutAfterAddress(state)) return { draft: EMPTY_DRAFT, emailHint: undefined };
  const mobile = phone_no?.startsWith(COUNTRY_CODE) ? phone_no.slice(COUNTRY_CODE.length) : "";
  return {
    draft: { ...EMPTY_DRAFT, fullName: `${first_name} ${last_name}`.trim(), mobile },
    emailHint: email ? undefined : EMAIL_HINTS[subscriptionOf(state) ? "subscription" : "order"],
  };
}

function Add() {
  const { draft, emailHint } = useBuyer();
  const afterSave = useAfterSave();
  const { send, isPending } = useSending(
    (address: CheckedAddress) => call(addAddress, { body: addressBody(address) }),
    (answer, { fullName, email }) => {
      if (answer.ok) completeSession({ fullName, email });
      return afterSave(answer);
    },
  );
  return (
    <AddressForm
      initial={draft}
      known={IN_INDIA}
      isPending={isPending}
      loadPlaces={loadPlaces}
      emailHint={emailHint}
      onSave={send}
    />
  );
}
