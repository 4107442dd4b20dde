import {
  createStore,
  editStore,
  type ReplyOf,
  removeStore,
  STORE_FIELDS,
  staffStore,
} from "@store/api-client/contract";
import {
  COUNTRY_CODE,
  COUNTRY_INDIA,
  checkStoreForm,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  SELECT_STATE_FIRST,
  typedNumber,
  WEB_ADDRESS_MAXIMUM_LENGTH,
  withoutCallingCode,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { PlaceField } from "@store/react-client/place-field";
import { useCities, useStates } from "@store/react-client/use-places";
import { Button } from "@store/ui/button";
import { PhoneField } from "@store/ui/phone-field";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import { fields } from "../edit/form.css.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm, type RecordFormProps } from "../edit/record-form.tsx";
import { PictureField } from "../pictures/picture-field.tsx";

type Store = ReplyOf<typeof staffStore>["data"];

const LIST = "/dashboard/content/stores";

const LABELS = {
  name: "Name",
  image: "Picture",
  addressLine1: "Street 1",
  addressLine2: "Street 2",
  landmark: "Landmark",
  state: "State",
  city: "City",
  postalCode: "PIN code",
  opensAt: "Opens",
  closesAt: "Closes",
  mobile: "Mobile",
  email: "Email",
  locationUrl: "Address of its map",
  virtualLocationUrl: "Address of its virtual tour",
} as const;

type Draft = { readonly [Field in keyof typeof LABELS]: string };

const EMPTY: Draft = {
  ...{ name: "", image: "", addressLine1: "", addressLine2: "", landmark: "", state: "", city: "", postalCode: "" },
  ...{ opensAt: "", closesAt: "", mobile: "", email: "", locationUrl: "", virtualLocationUrl: "" },
};

const draftOf = (store: Store): Draft => ({
  ...{ name: store.store_name, image: store.image ?? "" },
  ...{ addressLine1: store.address_line_1, addressLine2: store.address_line_2, landmark: store.landmark },
  ...{ state: String(store.state), city: String(store.city), postalCode: store.postal_code },
  ...{ opensAt: store.work_start_time, closesAt: store.work_end_time },
  ...{ mobile: withoutCallingCode(store.mobile_no, COUNTRY_CODE), email: store.email },
  ...{ locationUrl: store.location_url ?? "", virtualLocationUrl: store.virtual_location_url ?? "" },
});

const savedOf = (store: Store) => ({ version: store.version, draft: draftOf(store) });

/** The request of a draft that the rule accepts. */
function checkDraft(draft: Draft) {
  const checked = checkStoreForm({
    ...draft,
    state: typedNumber(draft.state),
    city: typedNumber(draft.city),
  });
  if (!checked.ok) return checked;
  const store = checked.value;
  return {
    ok: true as const,
    value: {
      ...{ store_name: store.name, image: draft.image || undefined, landmark: store.landmark },
      ...{ address_line_1: store.addressLine1, address_line_2: store.addressLine2, postal_code: store.postalCode },
      ...{ state: store.state, city: store.city, mobile_no: store.mobile, email: store.email },
      ...{ work_start_time: store.opensAt, work_end_time: store.closesAt },
      location_url: store.locationUrl ?? undefined,
      virtual_location_url: store.virtualLocationUrl ?? undefined,
    },
  };
}

type Body = Extract<ReturnType<typeof checkDraft>, { ok: true }>["value"];
type Form = Parameters<RecordFormProps<Draft, Body>["children"]>[0];

const idOf = (text: string): number | null => (text === "" ? null : Number(text));

function Fields({ form, store }: { readonly form: Form; readonly store: Store | undefined }) {
  const { draft, errors, change, text } = form;
  const states = useStates(COUNTRY_INDIA.id);
  const cities = useCities(idOf(draft.state));
  return (
    <>
      <TextField label={LABELS.name} required maxLength={FIELD_LENGTHS.fullName} {...text("name")} />
      <div className={fields}>
        <TextField label={LABELS.addressLine1} required maxLength={FIELD_LENGTHS.line} {...text("addressLine1")} />
        <TextField label={LABELS.addressLine2} maxLength={FIELD_LENGTHS.line} {...text("addressLine2")} />
        <TextField label={LABELS.landmark} maxLength={FIELD_LENGTHS.line} {...text("landmark")} />
        <PlaceField
          label={LABELS.state}
          what="states"
          choices={states}
          value={draft.state}
          known={store && { id: store.state, name: store.state_name }}
          waiting={undefined}
          error={errors.state}
          onValueChange={(state) => change({ state, city: "" })}
        />
        <PlaceField
          label={LABELS.city}
          what="cities"
          choices={cities}
          value={draft.city}
          known={store && { id: store.city, name: store.city_name }}
          waiting={draft.state ? undefined : SELECT_STATE_FIRST}
          error={errors.city}
          onValueChange={(city) => change({ city })}
        />
        <TextField
          label={LABELS.postalCode}
          required
          inputMode="numeric"
          maxLength={FIELD_LENGTHS.postalCode}
          {...text("postalCode")}
        />
        <TextField label={LABELS.opensAt} type="time" required {...text("opensAt")} />
        <TextField label={LABELS.closesAt} type="time" required {...text("closesAt")} />
        <PhoneField
          label={LABELS.mobile}
          name="mobile"
          autoComplete="off"
          required
          value={draft.mobile}
          error={errors.mobile}
          onValueChange={(mobile) => change({ mobile })}
        />
        <TextField label={LABELS.email} type="email" required maxLength={EMAIL_MAXIMUM_LENGTH} {...text("email")} />
      </div>
      <PictureField
        label={LABELS.image}
        value={draft.image}
        error={errors.image}
        onChange={(image) => change({ image })}
      />
      <TextField
        label={LABELS.locationUrl}
        type="url"
        maxLength={WEB_ADDRESS_MAXIMUM_LENGTH}
        {...text("locationUrl")}
      />
      <TextField
        label={LABELS.virtualLocationUrl}
        type="url"
        maxLength={WEB_ADDRESS_MAXIMUM_LENGTH}
        {...text("virtualLocationUrl")}
      />
    </>
  );
}

const drafts: KeptDrafts<Draft> = new Map();

/** A store that people walk into. */
export default function StoreForm({ store }: { readonly store: Store | undefined }) {
  const navigate = useNavigate();
  const params = { id: store?.id ?? 0 };
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <RecordForm<Draft, Body>
        drafts={drafts}
        one="store"
        next={LIST}
        saved={store && savedOf(store)}
        empty={EMPTY}
        labels={LABELS}
        wireNames={{ ...STORE_FIELDS, image: "image" }}
        check={checkDraft}
        load={async () => {
          const answer = await call(staffStore, { params });
          return answer.ok ? savedOf(answer.reply.data) : undefined;
        }}
        create={(body) => call(createStore, { body })}
        edit={(body, version) => call(editStore, { params, body: { ...body, version } })}
        actions={() => (
          <Button variant="danger" onClick={() => setIsRemoving(true)}>
            Remove from the list
          </Button>
        )}
      >
        {(form) => <Fields form={form} store={store} />}
      </RecordForm>
      {isRemoving ? (
        <ConfirmDialog
          title="Remove this store from the list?"
          description="For a store that has closed for good. This cannot be undone."
          label="Remove"
          done="The store is removed from the list."
          endpoint={removeStore}
          request={[{ params }]}
          onDone={async () => navigate(LIST)}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </>
  );
}
