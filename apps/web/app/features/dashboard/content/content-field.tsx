import { contentOptions } from "@store/api-client/contract";
import { PAGE_META } from "@store/content";
import { BUSINESS_TIME_ZONE, calendarDate, startOfDay } from "@store/domain";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { ComboField } from "@store/ui/combo-field";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { useQuery, useQueryIf } from "../../../data/use-query.ts";
import { RichTextField } from "../edit/rich-text-field.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { fields as fieldsStyle, part } from "../products/product-form.css.ts";
import * as styles from "./content.css.ts";
import { type Draft, emptyDraft, type FieldOf, fieldsOf, type Value } from "./content-draft.ts";

/** The pages that search engines list, without those of single products and posts. */
const PAGES = Object.entries(PAGE_META)
  .filter(([path, { indexed }]) => indexed && !path.includes(":"))
  .map(([path, { title }]) => ({ value: path, label: `${path} (${title})` }));

/** The day in India, as a date field has it. */
const dayOf = (moment: string): string =>
  moment === "" ? "" : new Date(moment).toLocaleDateString("en-CA", { timeZone: BUSINESS_TIME_ZONE });

function momentOf(day: string): string {
  const date = calendarDate(day);
  return date ? startOfDay(date).toISOString() : "";
}

interface ReferenceProps {
  readonly label: string;
  readonly to: "categories" | "products";
  readonly value: number | null;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (id: number | null) => void;
}

/** One of the shop's categories or products: typed words find it by its name. */
function Reference({ label, to, value, hint, error, onChange }: ReferenceProps) {
  const [typed, setTyped] = useState<string>();
  const chosen = useQueryIf(value !== null, contentOptions, { query: { of: to, id: value ?? 1 } });
  const search = typed?.trim() || undefined;
  const found = useQuery(contentOptions, { query: { of: to, search } });
  const name = chosen.reply?.data[0]?.name ?? "";
  return (
    <ComboField
      label={label}
      hint={hint}
      error={error}
      text={typed ?? (value === null ? "" : name)}
      onTextChange={(text) => {
        setTyped(text);
        if (text === "") onChange(null);
      }}
      options={
        typed === undefined ? undefined : found.reply?.data.map(({ id, name: label }) => ({ value: String(id), label }))
      }
      emptyMessage="Nothing has this name"
      onChoose={(option) => {
        onChange(Number(option.value));
        setTyped(undefined);
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}

interface ContentFieldProps {
  readonly field: FieldOf;
  readonly value: Value;
  /** By the field's name, or by its path within a row. */
  readonly errors: Readonly<Record<string, readonly string[] | undefined>>;
  readonly path?: string;
  readonly onChange: (value: Value) => void;
}

type Row = Extract<Value, readonly unknown[]>[number];

const isRow = (draft: Draft): draft is Row =>
  Object.values(draft).every((value) => typeof value !== "boolean" && !Array.isArray(value));

/** Rows of a list: each can be changed, moved, taken out. */
function Rows({ field, value, errors, onChange }: ContentFieldProps) {
  const { control, schema, label, name } = field;
  const item = "item" in schema && typeof schema.item === "object" && schema.item !== null ? schema.item : {};
  const entries = "entries" in item && typeof item.entries === "object" && item.entries !== null ? item.entries : {};
  const fields = fieldsOf({ ...entries });
  const rows = Array.isArray(value) ? value : [];
  if (control.control !== "rows") return null;
  const swap = (from: number, to: number) => {
    const next = [...rows];
    const [one, other] = [next[from], next[to]];
    if (!one || !other) return;
    next[from] = other;
    next[to] = one;
    onChange(next);
  };
  const added = emptyDraft(fields);
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {rows.map((row, place) => (
        <fieldset key={place} className={part} aria-label={`${control.one} ${place + 1}`}>
          <div className={fieldsStyle}>
            {fields.map((one) => (
              <ContentField
                key={one.name}
                field={one}
                value={row[one.name] ?? null}
                errors={errors}
                path={`${name}.${place}.${one.name}`}
                onChange={(changed) => {
                  const next = { ...row, [one.name]: changed };
                  if (isRow(next)) onChange(rows.map((before, index) => (index === place ? next : before)));
                }}
              />
            ))}
          </div>
          <div className={fieldsStyle}>
            <Button variant="secondary" size="small" disabled={place === 0} onClick={() => swap(place, place - 1)}>
              Up
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={place === rows.length - 1}
              onClick={() => swap(place, place + 1)}
            >
              Down
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => onChange(rows.filter((_, index) => index !== place))}
            >
              Take out
            </Button>
          </div>
        </fieldset>
      ))}
      {rows.length < control.maxRows && isRow(added) ? (
        <div>
          <Button variant="secondary" onClick={() => onChange([...rows, added])}>
            Add a {control.one}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** A field of any kind of content, by how it is edited. */
export function ContentField(props: ContentFieldProps) {
  const { field, value, errors, path = field.name, onChange } = props;
  const { label, control } = field;
  const text = typeof value === "string" ? value : "";
  const said = { label, hint: control.hint, error: errors[path]?.[0] };
  switch (control.control) {
    case "rows":
      return <Rows {...props} />;
    case "flag":
      return <CheckboxField {...said} checked={value === true} onCheckedChange={onChange} />;
    case "choice":
      return <SelectField {...said} options={control.options} value={text} onValueChange={onChange} />;
    case "reference":
      return (
        <Reference {...said} to={control.to} value={typeof value === "number" ? value : null} onChange={onChange} />
      );
    case "moment":
      return (
        <TextField
          {...said}
          type="date"
          required
          value={dayOf(text)}
          onChange={({ target }) => onChange(momentOf(target.value))}
        />
      );
    case "html":
      return <RichTextField {...said} value={text} onChange={onChange} />;
    case "picture":
      return <PictureField {...said} value={text} required={control.isRequired} onChange={onChange} />;
    case "page":
      return <SelectField {...said} options={PAGES} emptyLabel="Choose a page" value={text} onValueChange={onChange} />;
    case "lines":
      return (
        <TextArea
          {...said}
          required={control.isRequired}
          maxLength={control.maxLength}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <TextField
          {...said}
          required={control.isRequired}
          maxLength={control.maxLength}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
