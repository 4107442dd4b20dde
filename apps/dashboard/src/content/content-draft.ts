import { type ContentKind, Control } from "@store/api-client/content-kinds";
import type { contentItem, ReplyOf } from "@store/api-client/contract";
import { suggestPageSlug } from "@store/domain";
import * as v from "valibot";

export type Item = ReplyOf<typeof contentItem>["data"];
export type Draft = Item["values"];
export type Value = Draft[string];

/** A field of a kind, or of a row in it. */
export interface FieldOf {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly schema: v.GenericSchema;
}

export const fieldsOf = (entries: Readonly<Record<string, v.GenericSchema>>): readonly FieldOf[] =>
  Object.entries(entries).map(([name, schema]) => ({
    ...{ name, schema },
    label: v.getTitle(schema) ?? name,
    control: v.parse(Control, v.getMetadata(schema)),
  }));

const EMPTY: Readonly<Record<Control["control"], Value>> = {
  ...{ line: "", lines: "", html: "", picture: "", address: "", page: "" },
  ...{ flag: true, moment: "", choice: "", reference: null, rows: [] },
};

/** What a new one begins with. */
export const emptyDraft = (fields: readonly FieldOf[]): Draft =>
  Object.fromEntries(
    fields.map(({ name, control }) => {
      if (control.control === "choice") return [name, control.options[0]?.value ?? ""];
      return [name, control.control === "moment" ? new Date().toISOString() : EMPTY[control.control]];
    }),
  );

/** Whether what is hidden is a draft, and showing it is publishing it. */
export const hasDrafts = (kind: ContentKind): boolean => kind === "blogs" || kind === "pages";

const slugOf = (title: Value | undefined): string => suggestPageSlug(typeof title === "string" ? title : "");

/** The address that a new page's title suggests, as long as no other one was typed. */
export const followTitle = (before: Draft, title: Value): Draft =>
  before.slug === slugOf(before.title) ? { slug: slugOf(title) } : {};
