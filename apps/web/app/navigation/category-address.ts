/** The listing of one category (checklist R54). */
export const categoryAddress = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `/shop?${new URLSearchParams({ category: String(id), category_name: name })}`;
