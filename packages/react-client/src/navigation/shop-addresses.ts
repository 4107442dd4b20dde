import { toSlug } from "@store/domain";

/** A product's page: its id decides, its name is for people [R1]. */
export const productAddress = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `/products/${id}/${encodeURIComponent(toSlug(name))}`;

/** The listing of one category [R54]. */
export const categoryAddress = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `/shop?${new URLSearchParams({ category: String(id), category_name: name })}`;

/** `/blogs/{id}/{title with spaces replaced by hyphens}` [R123]. */
export const blogAddress = ({ id, title }: { readonly id: number; readonly title: string }): string =>
  `/blogs/${id}/${encodeURIComponent(toSlug(title))}`;

/** An event's page [R181]. */
export const eventAddress = (id: number): string => `/event/${id}`;
