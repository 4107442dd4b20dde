import { productChoices, staffProducts } from "@store/api-client/contract";
import { categoryLabel } from "@store/domain";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { useQuery, useQueryIf } from "../data/use-query.ts";
import * as styles from "../edit/form.css.ts";

/** The chosen products, categories or brands in a draft: each in a line of its own, its number first. */
interface Target {
  readonly id: number;
  readonly name: string;
}

export const targetsText = (targets: readonly Target[]): string =>
  targets.map(({ id, name }) => `${id} ${name}`).join("\n");

export const targetsOf = (text: string): readonly Target[] =>
  text.split("\n").flatMap((line) => {
    const [, id = "", name = ""] = /^(\d+) (.*)$/.exec(line) ?? [];
    return id === "" ? [] : [{ id: Number(id), name }];
  });

const FOUND = 8;

function ProductSearch({ onAdd }: { readonly onAdd: (target: Target) => void }) {
  const [words, setWords] = useState("");
  const search = words.trim();
  const { reply } = useQueryIf(search.length > 1, staffProducts, { query: { search } });
  const found = search.length > 1 ? (reply?.data ?? []).slice(0, FOUND) : [];
  return (
    <>
      <TextField
        label="Find a product"
        hint="By its name, number, SKU or barcode"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.fields}>
        {found.map(({ id, name }) => (
          <p key={id}>
            <Button variant="secondary" size="small" onClick={() => onAdd({ id, name })}>
              Add {name}
            </Button>
          </p>
        ))}
      </div>
    </>
  );
}

function Choice({ scope, onAdd }: { readonly scope: string; readonly onAdd: (target: Target) => void }) {
  const { reply } = useQuery(productChoices);
  const all: readonly Target[] =
    scope === "brands"
      ? (reply?.data.brands ?? [])
      : (reply?.data.categories ?? []).map((one) => ({ id: one.id, name: categoryLabel(one) }));
  return (
    <SelectField
      label={scope === "brands" ? "Add a brand" : "Add a category"}
      value=""
      options={[{ value: "", label: "Choose one" }, ...all.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onValueChange={(chosen) => {
        const target = all.find(({ id }) => String(id) === chosen);
        if (target) onAdd(target);
      }}
    />
  );
}

interface TargetFieldProps {
  readonly scope: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What a discount is for: chosen one after another. */
export function TargetField({ scope, value, error, onChange }: TargetFieldProps) {
  const targets = targetsOf(value);
  const add = (target: Target) => {
    if (!targets.some(({ id }) => id === target.id)) onChange(targetsText([...targets, target]));
  };
  return (
    <fieldset className={styles.part}>
      <legend>What it is for</legend>
      {targets.map(({ id, name }) => (
        <p key={id}>
          {name}{" "}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Leave out ${name}`}
            onClick={() => onChange(targetsText(targets.filter((target) => target.id !== id)))}
          >
            Leave out
          </Button>
        </p>
      ))}
      {error ? <p role="alert">{error}</p> : null}
      {scope === "products" ? <ProductSearch onAdd={add} /> : <Choice scope={scope} onAdd={add} />}
    </fieldset>
  );
}
