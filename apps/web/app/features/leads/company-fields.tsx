import {
  COMPANY_SIZE_SUGGESTIONS,
  FIELD_LENGTHS,
  INDUSTRY_SUGGESTIONS,
  REGISTERED_VALUES,
  REVENUE_BANDS,
  type RegisteredValue,
} from "@store/domain";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import type { LeadDraft } from "./lead-draft.ts";
import type { LeadErrors } from "./lead-steps.ts";
import * as styles from "./leads.css.ts";

export interface FieldsProps {
  readonly draft: LeadDraft;
  readonly errors: LeadErrors;
  readonly onChange: (part: Partial<LeadDraft>) => void;
}

const REGISTERED_LABELS: Readonly<Record<RegisteredValue, string>> = { yes: "Yes", applied: "Applied for", no: "No" };

const sameOption = (value: string) => ({ value, label: value });

function Suggestions({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

export function CompanyFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label="Company name"
        name="companyName"
        autoComplete="organization"
        maxLength={FIELD_LENGTHS.line}
        required
        value={draft.companyName}
        error={errors.companyName}
        onChange={({ target }) => onChange({ companyName: target.value })}
      />
      <TextField
        label="Industry type"
        name="industryType"
        list="industries"
        maxLength={FIELD_LENGTHS.line}
        required
        hint="Choose one, or type your own"
        value={draft.industryType}
        error={errors.industryType}
        onChange={({ target }) => onChange({ industryType: target.value })}
      />
      <TextField
        label="Company size"
        name="companySize"
        list="sizes"
        maxLength={FIELD_LENGTHS.line}
        required
        hint="How many people work with you"
        value={draft.companySize}
        error={errors.companySize}
        onChange={({ target }) => onChange({ companySize: target.value })}
      />
      <TextField
        label="Website"
        name="website"
        inputMode="url"
        autoComplete="url"
        maxLength={FIELD_LENGTHS.line}
        value={draft.website}
        onChange={({ target }) => onChange({ website: target.value })}
      />
      <SelectField
        label="Annual revenue (₹)"
        name="annualRevenue"
        required
        emptyLabel="Choose a range"
        options={REVENUE_BANDS.map(sameOption)}
        value={draft.annualRevenue}
        error={errors.annualRevenue}
        onValueChange={(annualRevenue) => onChange({ annualRevenue })}
      />
      <SelectField
        label="Company registered"
        name="companyRegistered"
        required
        emptyLabel="Choose an answer"
        options={REGISTERED_VALUES.map((value) => ({ value, label: REGISTERED_LABELS[value] }))}
        value={draft.companyRegistered}
        error={errors.companyRegistered}
        onValueChange={(companyRegistered) => onChange({ companyRegistered })}
      />
      <Suggestions id="industries" texts={INDUSTRY_SUGGESTIONS} />
      <Suggestions id="sizes" texts={COMPANY_SIZE_SUGGESTIONS} />
    </div>
  );
}
