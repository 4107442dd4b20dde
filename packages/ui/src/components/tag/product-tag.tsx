import type { ProductTag as Known } from "@store/domain";
import { Tag, type TagTone } from "./tag.tsx";

const TONES: Readonly<Record<Known, TagTone>> = {
  "Best Seller": "offer",
  "New Products": "news",
  "Sugar Free": "good",
};
const toneOf: ReadonlyMap<string, TagTone> = new Map(Object.entries(TONES));

/** A tag of the catalogue in its own colour. */
export const ProductTag = ({ tag }: { readonly tag: string }) => <Tag tone={toneOf.get(tag) ?? "neutral"}>{tag}</Tag>;
