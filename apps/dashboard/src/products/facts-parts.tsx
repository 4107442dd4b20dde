import {
  FACT_LIMITS,
  type FoodMark,
  formatRupees,
  missingDeclarations,
  NET_UNITS,
  SKU_LENGTH,
  savedAgainstMrp,
  unitPrice,
  unitPriceText,
} from "@store/domain";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import * as styles from "../edit/form.css.ts";
import { FACT_LABELS } from "./facts-draft.ts";
import { checkProductForm } from "./product-draft.ts";
import { Part, type PartProps } from "./product-form-parts.tsx";

const AMOUNT_LENGTH = 20;
const CODE_LENGTH = 30;

/** The unit price and what is saved, once the form is right. */
function priceHint(form: PartProps["form"]): string {
  const checked = checkProductForm(form.draft);
  if (!checked.ok) return "On the pack, with all taxes. Left empty, none is shown.";
  const { facts, product } = checked.value;
  const unit = facts.netContent && product.pricePaid > 0 ? unitPrice(product.pricePaid, facts.netContent) : undefined;
  const saved = savedAgainstMrp(product.pricePaid, facts.mrp);
  const said = [unit && unitPriceText(unit), saved && `${formatRupees(saved)} less than the MRP`].filter(Boolean);
  return said.length > 0 ? `Shoppers see ${said.join(", ")}.` : "On the pack, with all taxes.";
}

export const AmountsPart = ({ form }: PartProps) => (
  <Part title="MRP, cost and codes">
    <div className={styles.fields}>
      <TextField
        label="MRP in rupees"
        inputMode="decimal"
        maxLength={AMOUNT_LENGTH}
        {...form.text("mrp")}
        hint={priceHint(form)}
      />
      <TextField
        label="Cost in rupees"
        inputMode="decimal"
        maxLength={AMOUNT_LENGTH}
        {...form.text("cost")}
        hint="What the shop pays for a piece, without GST. Only staff see it."
      />
      <TextField label={FACT_LABELS.sku} maxLength={SKU_LENGTH} {...form.text("sku")} hint="The shop's own number." />
      <TextField
        label={FACT_LABELS.barcode}
        inputMode="numeric"
        maxLength={CODE_LENGTH}
        {...form.text("barcode")}
        hint="EAN, UPC or ISBN."
      />
    </div>
  </Part>
);

export const PackPart = ({ form }: PartProps) => (
  <Part title="Pack">
    <div className={styles.fields}>
      <TextField
        label={FACT_LABELS.netQuantity}
        inputMode="decimal"
        maxLength={AMOUNT_LENGTH}
        {...form.text("netQuantity")}
        hint="What is in the pack, such as 500."
      />
      <SelectField
        label={FACT_LABELS.netUnit}
        name="netUnit"
        value={form.draft.netUnit}
        error={form.errors.netUnit}
        emptyLabel="None"
        options={NET_UNITS.map((unit) => ({ value: unit, label: unit }))}
        onValueChange={(netUnit) => form.change({ netUnit })}
      />
      <TextField
        label="Weight in grams"
        inputMode="numeric"
        maxLength={AMOUNT_LENGTH}
        {...form.text("weightGrams")}
        hint="Of a packed piece, for its parcel."
      />
      <TextField
        label={FACT_LABELS.packGroup}
        maxLength={FACT_LIMITS.packGroup}
        {...form.text("packGroup")}
        hint="One word for all sizes of the same goods, such as gir-ghee: each shows the others."
      />
      <TextField
        label={FACT_LABELS.packLabel}
        maxLength={FACT_LIMITS.packLabel}
        {...form.text("packLabel")}
        hint="Beside the other sizes. Left empty, the net quantity."
      />
    </div>
  </Part>
);

const FOOD_MARK_NAMES: Readonly<Record<FoodMark, string>> = { veg: "Vegetarian", "non-veg": "Non-vegetarian" };

/** What the law asks for online and nobody has written, in words. */
function missingText(form: PartProps["form"]): string {
  const checked = checkProductForm(form.draft);
  const missing = checked.ok ? missingDeclarations(checked.value.facts) : [];
  if (missing.length === 0) return "";
  const names = missing.map((name) => (name === "netContent" ? FACT_LABELS.netQuantity : FACT_LABELS[name]));
  return `The law asks for this on a product page: ${names.join(", ")}.`;
}

export const LabelPart = ({ form }: PartProps) => {
  const missing = missingText(form);
  return (
    <Part title="What stands on the pack">
      {missing ? <p>{missing}</p> : null}
      <div className={styles.fields}>
        <SelectField
          label={FACT_LABELS.foodMark}
          name="foodMark"
          value={form.draft.foodMark}
          emptyLabel="No food"
          options={Object.entries(FOOD_MARK_NAMES).map(([value, label]) => ({ value, label }))}
          onValueChange={(foodMark) => form.change({ foodMark })}
        />
        <TextField label={FACT_LABELS.fssaiLicence} maxLength={CODE_LENGTH} {...form.text("fssaiLicence")} />
        <TextField
          label={FACT_LABELS.bestBefore}
          maxLength={FACT_LIMITS.bestBefore}
          {...form.text("bestBefore")}
          hint="Such as 9 months from packing."
        />
        <TextField label={FACT_LABELS.origin} maxLength={FACT_LIMITS.origin} {...form.text("origin")} />
      </div>
      <TextArea
        label={FACT_LABELS.ingredients}
        rows={3}
        maxLength={FACT_LIMITS.ingredients}
        {...form.text("ingredients")}
      />
      <TextArea
        label="Nutrition in 100 g or 100 ml"
        rows={5}
        {...form.text("nutrition")}
        hint="One a line, such as Energy: 897 kcal. Spices, salt, tea and goods of one ingredient need none."
      />
      <TextArea label={FACT_LABELS.allergens} rows={2} maxLength={FACT_LIMITS.allergens} {...form.text("allergens")} />
      <TextArea label={FACT_LABELS.storage} rows={2} maxLength={FACT_LIMITS.storage} {...form.text("storage")} />
      <TextArea
        label={FACT_LABELS.maker}
        rows={2}
        maxLength={FACT_LIMITS.business}
        {...form.text("maker")}
        hint="Name and full address."
      />
      <TextArea
        label={FACT_LABELS.packer}
        rows={2}
        maxLength={FACT_LIMITS.business}
        {...form.text("packer")}
        hint="Where it is not the maker."
      />
      <TextArea
        label={FACT_LABELS.importer}
        rows={2}
        maxLength={FACT_LIMITS.business}
        {...form.text("importer")}
        hint="Of goods from abroad."
      />
      <TextArea label={FACT_LABELS.goodFor} rows={2} maxLength={FACT_LIMITS.goodFor} {...form.text("goodFor")} />
      <TextArea label={FACT_LABELS.howToUse} rows={3} maxLength={FACT_LIMITS.howToUse} {...form.text("howToUse")} />
      <TextArea
        label={FACT_LABELS.details}
        rows={4}
        {...form.text("details")}
        hint="One a line, such as Pages: 144 or Material: copper."
      />
    </Part>
  );
};
