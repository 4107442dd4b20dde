import { createDiscount, DISCOUNT_FIELDS, editDiscount, type ReplyOf, staffDiscount } from "@store/api-client/contract";
import { FIELD_LENGTHS } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { CheckboxField } from "@store/ui/checkbox-field";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { fields } from "../edit/form.css.ts";
import type { KeptDrafts } from "../edit/kept-draft.tsx";
import { RecordForm, type RecordFormProps } from "../edit/record-form.tsx";
import { EndDiscount } from "../parts/end-discount.tsx";
import {
  checkDiscountDraft,
  DISCOUNT_LABELS,
  type DiscountBody,
  type DiscountDraft,
  draftOf,
  EMPTY_DISCOUNT,
  TICKED,
} from "./discount-draft.ts";
import { DiscountPreview } from "./discount-preview.tsx";
import { type Discount, SCOPE_NAMES } from "./discount-words.ts";
import { TargetField } from "./target-field.tsx";

const KINDS = [
  { value: "percent", label: "A part of the price" },
  { value: "rupees", label: "A fixed amount" },
] as const;
/** Set on the page of a product. */
const PRICE = { value: "price", label: "Another price for one product" } as const;

const savedOf = (discount: Discount) => ({ version: discount.version, draft: draftOf(discount) });

type Form = Parameters<RecordFormProps<DiscountDraft, DiscountBody>["children"]>[0];

function Fields({ form, isPrice }: { readonly form: Form; readonly isPrice: boolean }) {
  const { draft, errors, change, text } = form;
  const checked = checkDiscountDraft(draft);
  return (
    <>
      <TextField
        label={DISCOUNT_LABELS.name}
        required
        maxLength={FIELD_LENGTHS.discountName}
        hint="Shoppers read it in their cart"
        {...text("name")}
      />
      <div className={fields}>
        <SelectField
          label={DISCOUNT_LABELS.scope}
          name="scope"
          value={draft.scope}
          options={SCOPE_NAMES}
          error={errors.scope}
          onValueChange={(scope) => change({ scope, targets: "" })}
        />
        <SelectField
          label={DISCOUNT_LABELS.kind}
          name="kind"
          value={draft.kind}
          options={isPrice ? [...KINDS, PRICE] : KINDS}
          error={errors.kind}
          onValueChange={(kind) => change({ kind })}
        />
        {draft.kind === "percent" ? (
          <TextField label={DISCOUNT_LABELS.percent} required inputMode="numeric" {...text("percent")} />
        ) : (
          <TextField label={DISCOUNT_LABELS.amount} required inputMode="decimal" {...text("amount")} />
        )}
        {draft.scope === "cart" ? (
          <TextField
            label={DISCOUNT_LABELS.minimum}
            inputMode="decimal"
            hint="With GST. Empty: for any cart"
            {...text("minimum")}
          />
        ) : null}
        <TextField label={DISCOUNT_LABELS.startsAt} type="datetime-local" hint="Empty: at once" {...text("startsAt")} />
        <TextField
          label={DISCOUNT_LABELS.endsAt}
          type="datetime-local"
          hint="Empty: until it is ended here"
          {...text("endsAt")}
        />
      </div>
      {draft.scope === "cart" ? null : (
        <TargetField
          key={draft.scope}
          scope={draft.scope}
          value={draft.targets}
          error={errors.targets}
          onChange={(targets) => change({ targets })}
        />
      )}
      <DiscountPreview body={checked.ok ? checked.value : undefined} />
      <CheckboxField
        label={DISCOUNT_LABELS.mayBelowCost}
        hint="Otherwise it is refused where a product would be sold for less than its cost."
        name="mayBelowCost"
        checked={draft.mayBelowCost === TICKED}
        error={errors.mayBelowCost}
        onCheckedChange={(isTicked) => change({ mayBelowCost: isTicked ? TICKED : "" })}
      />
    </>
  );
}

interface DiscountFormProps {
  /** Undefined for a new one. */
  readonly discount: Discount | undefined;
  /** Loads the discount again. */
  readonly onSaved?: () => Promise<void>;
}

const nothing = async () => {};

const drafts: KeptDrafts<DiscountDraft> = new Map();

/** A discount, with all that it can say. */
export function DiscountForm({ discount, onSaved = nothing }: DiscountFormProps) {
  const params = { id: discount?.id ?? 0 };
  return (
    <RecordForm<DiscountDraft, DiscountBody, ReplyOf<typeof createDiscount>>
      drafts={drafts}
      one="discount"
      next={({ data }) => `/dashboard/discounts/${data.id}`}
      saved={discount && savedOf(discount)}
      empty={EMPTY_DISCOUNT}
      labels={DISCOUNT_LABELS}
      wireNames={DISCOUNT_FIELDS}
      check={checkDiscountDraft}
      load={async () => {
        const answer = await call(staffDiscount, { params });
        return answer.ok ? savedOf(answer.reply.data) : undefined;
      }}
      create={(body) => call(createDiscount, { body })}
      edit={async (body, version) => {
        const answer = await call(editDiscount, { params, body: { ...body, version } });
        if (answer.ok) void onSaved();
        return answer;
      }}
      actions={(version) =>
        discount?.state === "over" ? null : <EndDiscount {...params} version={version} onEnded={onSaved} />
      }
    >
      {(form) => <Fields form={form} isPrice={discount?.kind === "price"} />}
    </RecordForm>
  );
}
