import type { ReplyOf, upperSection } from "@store/api-client/contract";
import { categoryAddress, productAddress } from "../../navigation/addresses.ts";

type WireSection = ReplyOf<typeof upperSection>["data"][number];
type WireTile = WireSection["images"][number];

/** Where a tile leads; undefined for one without a link, such as a certificate. */
function targetOf({ product, product_name, category, category_name }: WireTile): string | undefined {
  if (product !== undefined) return productAddress({ id: product, name: product_name ?? "product" });
  return category === undefined ? undefined : categoryAddress({ id: category, name: category_name ?? "" });
}

export interface HomeTile {
  readonly image: string;
  /** Shown below the picture. */
  readonly label?: string;
  /** Alternative text, where there is no label. */
  readonly alt?: string;
  readonly to?: string;
}

function tileOf(tile: WireTile): HomeTile {
  const { image, label, alt } = tile;
  const to = targetOf(tile);
  return { image, ...(label ? { label } : alt ? { alt } : {}), ...(to ? { to } : {}) };
}

/** Only what is shown of a section, since the page carries it a second time as data. */
export const bandOf = ({ id, label, description, image, images }: WireSection) => ({
  id,
  label,
  description,
  image,
  images: images.map(tileOf),
});

export type HomeBand = ReturnType<typeof bandOf>;

/** The sections by name ([R47] lists their ids); absent ones are undefined. */
export function sectionsById<Name extends string, S extends { readonly id: number }>(
  ids: Readonly<Record<Name, number>>,
  sections: readonly S[] = [],
): Readonly<Partial<Record<Name, S>>> {
  const found: Partial<Record<Name, S>> = {};
  for (const name in ids) {
    const section = sections.find(({ id }) => id === ids[name]);
    if (section) found[name] = section;
  }
  return found;
}
