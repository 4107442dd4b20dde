import { hyphenated } from "@store/domain";

/** A product's page: its id decides, its name is for people (document 1, section 2). */
export const productAddress = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `/products/${id}/${encodeURIComponent(hyphenated(name))}`;
