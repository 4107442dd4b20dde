import {
  ADDRESS_TAGS,
  type AddressForm as AddressDraft,
  addressTagLabel,
  type CheckedAddress,
  COUNTRY_INDIA,
  canChooseCity,
  canChooseState,
  checkAddress,
  chooseCountry,
  chooseState,
  digitsOnly,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  isPinCode,
  SELECT_COUNTRY_FIRST,
  SELECT_STATE_FIRST,
} from "@store/domain";
import { Button } from "@store/ui/button";
import { MoreFields } from "@store/ui/more-fields";
import { PhoneField } from "@store/ui/phone-field";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../data/use-form.ts";
import type { KnownPlaces } from "./address-draft.ts";
import * as styles from "./address-form.css.ts";
import { CountryField } from "./country-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { type Country, type Place, useCities, useStates } from "./use-places.ts";

const idOf = (value: string): number | null => (value ? Number(value) : null);

const textOf = (id: number | null): string => (id === null ? "" : String(id));

/** The last choice among the cities, and what its value is. */
const TOWN_NOT_LISTED = "My town is not listed";
const NOT_LISTED = "not-listed";

/** The fields that may be left out [R148]. */
const OPTIONAL = [
  "anotherMobile",
  "landmark",
  "gstin",
  "tag",
  "email",
] as const satisfies readonly (keyof AddressDraft)[];

interface PinPlace {
  readonly state: Place;
  readonly city: Place;
}

interface AddressFormProps {
  readonly initial: AddressDraft;
  readonly known: KnownPlaces;
  readonly isPending: boolean;
  /** Loads the table of PIN codes, of which the form shows the place. */
  readonly loadPlaces: () => Promise<{ readonly placeOfPin: (pin: string) => PinPlace | undefined }>;
  /** Asks for an email too, and says what it is for: of an account that has none (C54). */
  readonly emailHint?: string | undefined;
  readonly onSave: (address: CheckedAddress) => void;
}

/** One form to add and to edit an address [R148]. */
export function AddressForm({ initial, known, isPending, loadPlaces, emailHint, onSave }: AddressFormProps) {
  const [country, setCountry] = useState<Country | undefined>(known.country);
  const callingCode = country?.callingCode ?? COUNTRY_INDIA.callingCode;
  const form = useForm(initial, (typed) => checkAddress({ ...typed, callingCode }));
  const { draft, errors, change } = form;
  const states = useStates(draft.country);
  const cities = useCities(draft.state);

  const stateName = (id: number | null) =>
    [...(states.places ?? []), known.state].find((state) => state?.id === id)?.name;
  /** The state that a PIN code filled in: another code may fill it in again, what was chosen stays. */
  const [filled, setFilled] = useState<number>();
  /** Fills in the place of a PIN code, once the states are there to choose it from. */
  const fillPlace = async ({ postalCode }: Pick<AddressDraft, "postalCode">) => {
    const isOpen = draft.state === null || draft.state === filled;
    if (draft.country !== COUNTRY_INDIA.id || !isOpen || !isPinCode(postalCode)) return;
    // Without a network, the shopper chooses.
    const place = await loadPlaces().then(
      ({ placeOfPin }) => placeOfPin(postalCode),
      () => undefined,
    );
    if (
      !place ||
      latest.current.draft.postalCode !== postalCode ||
      !states.places?.some(({ id, name }) => id === place.state.id && name === place.state.name)
    )
      return;
    setFilled(place.state.id);
    const stateName = place.state.name;
    change({ state: place.state.id, stateName, city: place.city.id, cityName: undefined });
  };
  const latest = useRef({ draft, fillPlace });
  useEffect(() => {
    latest.current = { draft, fillPlace };
  });
  const areStatesThere = states.places !== undefined;
  useEffect(() => {
    // A browser fills in all fields at once, and may be faster than the states.
    if (areStatesThere) void latest.current.fillPlace(latest.current.draft);
  }, [areStatesThere]);
  const changePin = (postalCode: string) => {
    change({ postalCode });
    void fillPlace({ postalCode });
  };
  /** Abroad, most states have no cities listed. */
  const hasNoCities = canChooseCity(draft) && cities.places?.length === 0;
  /** The town is typed; it has no city's id. */
  const isTyped = hasNoCities || typeof draft.cityName === "string";
  const isInIndia = draft.country === COUNTRY_INDIA.id;
  const optional = ["Alternate mobile", "landmark", isInIndia && "GSTIN", "tag", emailHint !== undefined && "email"];

  return (
    <form ref={form.element} className={styles.form} onSubmit={form.submit(onSave)} noValidate>
      <TextField
        label="Full name"
        maxLength={FIELD_LENGTHS.fullName}
        autoComplete="name"
        required
        value={draft.fullName}
        error={errors.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
      />
      <PhoneField
        label="Mobile"
        callingCode={callingCode}
        required
        value={draft.mobile}
        error={errors.mobile}
        onValueChange={(mobile) => change({ mobile })}
      />
      <TextField
        label="Street 1"
        maxLength={FIELD_LENGTHS.line}
        autoComplete="address-line1"
        hint="House or flat, and building"
        required
        value={draft.addressLine1}
        error={errors.addressLine1}
        onChange={({ target }) => change({ addressLine1: target.value })}
      />
      <TextField
        label="Street 2"
        maxLength={FIELD_LENGTHS.line}
        autoComplete="address-line2"
        hint="Street and area"
        required
        value={draft.addressLine2}
        error={errors.addressLine2}
        onChange={({ target }) => change({ addressLine2: target.value })}
      />
      <TextField
        label="ZIP code"
        maxLength={FIELD_LENGTHS.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        value={draft.postalCode}
        error={errors.postalCode}
        onChange={({ target }) => changePin(digitsOnly(target.value))}
      />
      <CountryField
        chosen={country}
        error={errors.country}
        onChoose={(chosen) => {
          setCountry(chosen);
          if (chosen?.id === draft.country) return;
          change(chooseCountry({ ...draft, cityName: undefined }, chosen?.id ?? null));
        }}
      />
      <PlaceField
        label="State"
        what="states"
        autoComplete="address-level1"
        choices={states}
        value={textOf(draft.state)}
        known={known.state}
        waiting={canChooseState(draft) ? undefined : SELECT_COUNTRY_FIRST}
        error={errors.state}
        onValueChange={(value) => {
          const state = idOf(value);
          change(chooseState({ ...draft, cityName: undefined, stateName: stateName(state) }, state));
        }}
      />
      {hasNoCities ? null : (
        <PlaceField
          label="City"
          what="cities"
          autoComplete="address-level2"
          choices={cities}
          value={isTyped ? NOT_LISTED : textOf(draft.city)}
          known={known.city}
          more={[{ value: NOT_LISTED, label: TOWN_NOT_LISTED }]}
          waiting={canChooseCity(draft) ? undefined : SELECT_STATE_FIRST}
          error={isTyped ? undefined : errors.city}
          onValueChange={(value) =>
            change(value === NOT_LISTED ? { city: null, cityName: "" } : { city: idOf(value), cityName: undefined })
          }
        />
      )}
      {isTyped ? (
        <TextField
          label="Name of your town"
          autoComplete="address-level2"
          required
          maxLength={FIELD_LENGTHS.cityName}
          value={draft.cityName ?? ""}
          error={errors.cityName ?? errors.city}
          onChange={({ target }) => change({ cityName: target.value })}
        />
      ) : null}
      <MoreFields
        label="Add details"
        hint={optional.filter(Boolean).join(", ")}
        isOpen={OPTIONAL.some((name) => initial[name])}
        isRefused={OPTIONAL.some((name) => errors[name] !== undefined)}
      >
        <PhoneField
          label="Alternate mobile"
          callingCode={callingCode}
          autoComplete="off"
          value={draft.anotherMobile ?? ""}
          error={errors.anotherMobile}
          onValueChange={(anotherMobile) => change({ anotherMobile })}
        />
        <TextField
          label="Landmark"
          maxLength={FIELD_LENGTHS.line}
          value={draft.landmark ?? ""}
          onChange={({ target }) => change({ landmark: target.value })}
        />
        {isInIndia ? (
          <TextField
            label="GSTIN"
            hint="Only if you buy for a business: its invoices name it."
            maxLength={FIELD_LENGTHS.gstin}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={draft.gstin ?? ""}
            error={errors.gstin}
            onChange={({ target }) => change({ gstin: target.value })}
          />
        ) : null}
        <SelectField
          label="Save as"
          value={draft.tag ?? ""}
          options={ADDRESS_TAGS.map((tag) => ({ value: tag, label: addressTagLabel(tag) }))}
          onValueChange={(tag) => change({ tag })}
        />
        {emailHint === undefined ? null : (
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            hint={emailHint}
            maxLength={EMAIL_MAXIMUM_LENGTH}
            value={draft.email ?? ""}
            error={errors.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </MoreFields>
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          Save address
        </Button>
      </div>
    </form>
  );
}
