import type { ProductTag as Known } from "@store/domain";
import type { ReactNode } from "react";
import * as styles from "./tag.css.ts";

export type TagTone = keyof typeof styles.tone;

/** A short label of a product: Best Seller, New Products, Sugar Free, an offer. */
export const Tag = ({ tone = "offer", children }: { readonly tone?: TagTone; readonly children: ReactNode }) => (
  <span className={styles.tone[tone]}>{children}</span>
);

const TONES: Readonly<Record<Known, TagTone>> = {
  "Best Seller": "offer",
  "New Products": "news",
  "Sugar Free": "good",
};
const toneOf: ReadonlyMap<string, TagTone> = new Map(Object.entries(TONES));

/** A tag of the catalogue in its own colour. */
export const ProductTag = ({ tag }: { readonly tag: string }) => <Tag tone={toneOf.get(tag) ?? "neutral"}>{tag}</Tag>;
