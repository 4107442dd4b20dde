import { hyphenated } from "@store/domain";

/** `/blogs/{id}/{title with spaces replaced by hyphens}` (document 3, section 2). */
export const blogAddress = ({ id, title }: { readonly id: number; readonly title: string }): string =>
  `/blogs/${id}/${encodeURIComponent(hyphenated(title))}`;
