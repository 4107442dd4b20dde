import { contentOptions } from "@store/api-client/contract";
import { PAGE_META } from "@store/content";
import { calendarDate, dayOf, startOfDay } from "@store/domain";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { ComboField } from "@store/ui/combo-field";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { useQueryIf } from "../data/use-query.ts";
import { fields as fieldsStyle, part } from "../edit/form.css.ts";
import { RichTextField } from "../edit/rich-text-field.tsx";
import { buttons } from "../frame/dashboard.css.ts";
import { PictureField } from "../pictures/picture-field.tsx";
import * as styles from "./content.css.ts";
import { type Draft, emptyDraft, type FieldOf, fieldsOf, type Value } from "./content-draft.ts";

/** The pages that search engines list, without those of single products and posts. */
const PAGES = Object.entries(PAGE_META)
  .filter(([path, { indexed }]) => indexed && !path.includes(":"))
  .map(([path, { title }]) => ({ value: path, label: `${path} (${title})` }));

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
  readonly required?: boolean | undefined;
  readonly onChange: (id: number | null) => void;
}

/** One of the shop's categories or products: typed words find it by its name. */
function Reference({ label, to, value, hint, error, required, onChange }: ReferenceProps) {
  const [typed, setTyped] = useState<string>();
  const chosen = useQueryIf(value !== null, contentOptions, { query: { of: to, id: value ?? 1 } });
  const search = typed?.trim() || undefined;
  // A section has up to thirty of these: only the one that is typed into asks.
  const found = useQueryIf(typed !== undefined, contentOptions, { query: { of: to, search } });
  const name = chosen.reply?.data[0]?.name ?? "";
  return (
    <ComboField
      label={label}
      hint={hint}
      error={error}
      required={required}
      text={typed ?? (value === null ? "" : name)}
      onTextChange={(text) => {
        setTyped(text);
        if (text === "") onChange(null);
      }}
      options={found.reply?.data.map(({ id, name: label }) => ({ value: String(id), label }))}
      emptyMessage="Nothing found with this name"
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
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly path?: string;
  readonly onChange: (value: Value) => void;
}

type Row = Extract<Value, readonly unknown[]>[number];

const isRow = (draft: Draft): draft is Row =>
  Object.values(draft).every((value) => typeof value !== "boolean" && !Array.isArray(value));

/** Where the focus goes on once the rows have changed. */
const buttonOf = (does: string, place: number) => `[data-row="${place}"] [data-does="${does}"]`;
const firstFieldOf = (place: number) => `[data-row="${place}"] :is(input, textarea, select, button)`;

/** Rows of a list: each can be changed, moved, taken out. */
function Rows({ field, value, errors, onChange }: ContentFieldProps) {
  const { control, schema, label, name } = field;
  const item = "item" in schema && typeof schema.item === "object" && schema.item !== null ? schema.item : {};
  const entries = "entries" in item && typeof item.entries === "object" && item.entries !== null ? item.entries : {};
  const fields = fieldsOf({ ...entries });
  const rows = Array.isArray(value) ? value : [];
  /** A picture may have come long after its row was rendered. */
  const latest = useRef(rows);
  const list = useRef<HTMLFieldSetElement>(null);
  const [focus, setFocus] = useState({ on: "" });
  const [said, setSaid] = useState("");
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(() => {
    if (focus.on) list.current?.querySelector<HTMLElement>(focus.on)?.focus();
  }, [focus]);
  if (control.control !== "rows") return null;
  const { one, maxRows } = control;
  const put = (next: Row[], on: string, words: string) => {
    onChange(next);
    setFocus({ on });
    setSaid(words);
  };
  const move = (from: number, to: number) => {
    const next = [...rows];
    const [moved, other] = [next[from], next[to]];
    if (!moved || !other) return;
    next[from] = other;
    next[to] = moved;
    put(next, buttonOf(to < from ? "up" : "down", to), `The ${one} is number ${to + 1} now.`);
  };
  const takeOut = (place: number) => {
    const next = rows.filter((_, index) => index !== place);
    const on = next.length > 0 ? buttonOf("take-out", Math.min(place, next.length - 1)) : '[data-does="add"]';
    put(next, on, `The ${one} is taken out.`);
  };
  const added = emptyDraft(fields);
  return (
    <fieldset ref={list} className={styles.rows}>
      <legend>{label}</legend>
      {rows.map((row, place) => (
        <fieldset key={place} className={part} aria-label={`${one} ${place + 1}`} data-row={place}>
          <div className={fieldsStyle}>
            {fields.map((field) => (
              <ContentField
                key={field.name}
                field={field}
                value={row[field.name] ?? null}
                errors={errors}
                path={`${name}.${place}.${field.name}`}
                onChange={(changed) => {
                  const next = { ...latest.current[place], [field.name]: changed };
                  if (!isRow(next)) return;
                  latest.current = latest.current.map((before, index) => (index === place ? next : before));
                  onChange(latest.current);
                }}
              />
            ))}
          </div>
          <div className={buttons}>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={place === 0}
              aria-label={`Move ${one} ${place + 1} up`}
              data-does="up"
              onClick={() => move(place, place - 1)}
            >
              Up
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={place === rows.length - 1}
              aria-label={`Move ${one} ${place + 1} down`}
              data-does="down"
              onClick={() => move(place, place + 1)}
            >
              Down
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Take out ${one} ${place + 1}`}
              data-does="take-out"
              onClick={() => takeOut(place)}
            >
              Take out
            </Button>
          </div>
        </fieldset>
      ))}
      {rows.length < maxRows && isRow(added) ? (
        <div>
          <Button
            variant="secondary"
            data-does="add"
            onClick={() => put([...rows, added], firstFieldOf(rows.length), "")}
          >
            Add a {one}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

/** A field of any kind of content, by how it is edited. */
export function ContentField(props: ContentFieldProps) {
  const { field, value, errors, path = field.name, onChange } = props;
  const { label, control } = field;
  const text = typeof value === "string" ? value : "";
  const said = { label, hint: control.hint, error: errors[path] };
  switch (control.control) {
    case "rows":
      return <Rows {...props} />;
    case "flag":
      return <CheckboxField {...said} checked={value === true} onCheckedChange={onChange} />;
    case "choice":
      return <SelectField {...said} options={control.options} value={text} onValueChange={onChange} />;
    case "reference":
      return (
        <Reference
          {...said}
          to={control.to}
          required={control.isRequired}
          value={typeof value === "number" ? value : null}
          onChange={onChange}
        />
      );
    case "moment":
      return (
        <TextField
          {...said}
          type="date"
          required
          value={dayOf(text) ?? ""}
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
