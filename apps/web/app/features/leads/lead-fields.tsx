import {
  COUNTRY_CODE,
  canChooseCity,
  canChooseState,
  chooseCountry,
  chooseState,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  MOBILE_DIGITS,
  PHONE_MAXIMUM_DIGITS,
  phoneInput,
  SELECT_COUNTRY_FIRST,
  SELECT_STATE_FIRST,
} from "@store/domain";
import { CountryField } from "@store/react-client/country-field";
import { PlaceField } from "@store/react-client/place-field";
import { type Country, type Places, useCities, useStates } from "@store/react-client/use-places";
import { PhoneField } from "@store/ui/phone-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import type { FieldsProps } from "./company-fields.tsx";
import { type LeadKind, QUESTIONS } from "./lead-draft.ts";
import * as styles from "./leads.css.ts";

const textOf = (id: number | null): string => (id === null ? "" : String(id));

const knownPlace = (id: number | null, name: string) => (id === null ? undefined : { id, name });

const placeIn = ({ places }: Places, value: string) => places?.find(({ id }) => String(id) === value);

/** What a phone takes behind the calling code of its country. */
const phoneDigits = (callingCode: string) => (callingCode === COUNTRY_CODE ? MOBILE_DIGITS : PHONE_MAXIMUM_DIGITS);

/** A country clears state and city, a state clears the city [R179]. */
export function PlaceFields({ draft, errors, onChange }: FieldsProps) {
  const states = useStates(draft.country);
  const cities = useCities(draft.state);
  /** Abroad, most states have no cities listed; the enquiry does without one. */
  const hasNoCities = canChooseCity(draft) && cities.places?.length === 0;
  const country: Country | undefined =
    draft.country === null ? undefined : { id: draft.country, name: draft.countryName, callingCode: draft.callingCode };

  const choose = (chosen: Country | undefined) => {
    if (chosen?.id === country?.id) return;
    const callingCode = chosen?.callingCode ?? "";
    onChange({
      ...chooseCountry(draft, chosen?.id ?? null),
      countryName: chosen?.name ?? "",
      callingCode,
      stateName: "",
      cityName: "",
      phone: phoneInput(draft.phone, callingCode),
    });
  };

  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <CountryField chosen={country} isRequired={false} error={errors.callingCode} onChoose={choose} />
      </div>
      <PlaceField
        label="State"
        what="states"
        isRequired={false}
        choices={states}
        value={textOf(draft.state)}
        known={knownPlace(draft.state, draft.stateName)}
        waiting={canChooseState(draft) ? undefined : SELECT_COUNTRY_FIRST}
        error={errors.state}
        onValueChange={(value) => {
          const state = placeIn(states, value);
          onChange({ ...chooseState(draft, state?.id ?? null), stateName: state?.name ?? "", cityName: "" });
        }}
      />
      {hasNoCities ? null : (
        <PlaceField
          label="City"
          what="cities"
          isRequired={false}
          choices={cities}
          value={textOf(draft.city)}
          known={knownPlace(draft.city, draft.cityName)}
          waiting={canChooseCity(draft) ? undefined : SELECT_STATE_FIRST}
          error={errors.city}
          onValueChange={(value) => {
            const city = placeIn(cities, value);
            onChange({ city: city?.id ?? null, cityName: city?.name ?? "" });
          }}
        />
      )}
    </div>
  );
}

export function ContactFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={FIELD_LENGTHS.line}
        value={draft.fullName}
        onChange={({ target }) => onChange({ fullName: target.value })}
      />
      <TextField
        label="Job title"
        name="jobTitle"
        autoComplete="organization-title"
        maxLength={FIELD_LENGTHS.line}
        value={draft.jobTitle}
        onChange={({ target }) => onChange({ jobTitle: target.value })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAXIMUM_LENGTH}
        value={draft.email}
        error={errors.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <PhoneField
        label="Phone"
        name="phone"
        callingCode={draft.callingCode}
        maximumDigits={phoneDigits(draft.callingCode)}
        maxLength={FIELD_LENGTHS.phone}
        value={draft.phone}
        error={errors.phone}
        hint={draft.country === null ? "With your country's code" : undefined}
        onValueChange={(phone) => onChange({ phone })}
      />
    </div>
  );
}

interface QuestionFieldsProps extends FieldsProps {
  readonly kind: LeadKind;
}

const replaced = (answers: readonly string[], place: number, answer: string): readonly string[] =>
  answers.map((before, position) => (position === place ? answer : before));

export function QuestionFields({ kind, draft, onChange }: QuestionFieldsProps) {
  return (
    <div className={styles.questions}>
      {QUESTIONS[kind].map((question, place) => (
        <TextArea
          key={question}
          label={question}
          name={`answer${place + 1}`}
          rows={2}
          maxLength={FIELD_LENGTHS.paragraph}
          value={draft.answers[place] ?? ""}
          onChange={({ target }) => onChange({ answers: replaced(draft.answers, place, target.value) })}
        />
      ))}
      {kind === "b2b" ? (
        <TextArea
          label="Specific requirements"
          name="specificRequirements"
          rows={3}
          maxLength={FIELD_LENGTHS.paragraph}
          hint="Packing, labels, certificates, a date by which you need the goods"
          value={draft.specificRequirements}
          onChange={({ target }) => onChange({ specificRequirements: target.value })}
        />
      ) : null}
    </div>
  );
}
