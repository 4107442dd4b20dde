import type { ProductSummary } from "../../shell/product/product-summary.ts";

export interface ProductGroup {
  /** Undefined for the products that belong to no section. */
  readonly name: string | undefined;
  readonly products: readonly ProductSummary[];
}

/** Products by section in section_sequence order; those without a section follow (document 1, section 4). */
export function groupBySection(products: readonly ProductSummary[]): readonly ProductGroup[] {
  const sections = new Map<
    number,
    { readonly name: string; readonly sequence: number; readonly products: ProductSummary[] }
  >();
  const others: ProductSummary[] = [];
  for (const product of products) {
    if (!product.section) {
      others.push(product);
      continue;
    }
    const { id, name, sequence } = product.section;
    const group = sections.get(id);
    if (group) group.products.push(product);
    else sections.set(id, { name, sequence, products: [product] });
  }
  const ordered = [...sections.values()].sort((one, other) => one.sequence - other.sequence);
  return [...ordered, ...(others.length > 0 ? [{ name: undefined, products: others }] : [])];
}
