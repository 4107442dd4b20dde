import { fromRupees } from "@store/domain";
import type { ProductCardProps } from "../src/components/product-card/product-card.tsx";
import { iconImage } from "../src/icon-image.ts";

const drawn = (svg: string) => iconImage(svg).slice('url("'.length, -'")'.length);

/** A jar on its category's ground, lit from the left. */
export const jar = (ground: string, content: string, word: string) =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">
  <rect width="320" height="320" fill="${ground}"/><ellipse cx="168" cy="270" rx="92" ry="14" fill="#1C2B21" opacity=".12"/>
  <rect x="92" y="96" width="136" height="172" rx="26" fill="${content}"/><rect x="100" y="62" width="120" height="38" rx="9" fill="#8A5A2B"/>
  <rect x="104" y="66" width="16" height="30" rx="6" fill="#fff" opacity=".35"/><rect x="104" y="112" width="12" height="138" rx="6" fill="#fff" opacity=".35"/>
  <rect x="92" y="140" width="136" height="84" fill="#FBF8F1"/><text x="160" y="190" font-family="Inter,sans-serif" font-size="26" font-weight="700" text-anchor="middle" fill="#1F6B3A">${word}</text></svg>`);

/** A field in the morning, as wide as asked for. */
export const field = (width: number, height: number, sky = "#F4E6C6") =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${sky}"/><circle cx="${width * 0.78}" cy="${height * 0.4}" r="${height * 0.16}" fill="#E9A23B"/>
  <ellipse cx="${width * 0.3}" cy="${height}" rx="${width * 0.6}" ry="${height * 0.4}" fill="#7FA66B"/><ellipse cx="${width * 0.85}" cy="${height * 1.05}" rx="${width * 0.5}" ry="${height * 0.36}" fill="#1F6B3A"/></svg>`);

const nothing = () => {};

type Sample = Omit<ProductCardProps, "onAdd" | "onToggleWish">;

const base: Sample = {
  name: "Gir Cow A2 Bilona Ghee, 500 ml",
  href: "/products/1001/gir-cow-a2-bilona-ghee",
  image: jar("#F6E7C4", "#E9B949", "Ghee"),
  price: fromRupees(1249),
  rating: 4.8,
  reviewCount: 312,
  tags: ["Best Seller"],
  isOutOfStock: false,
  isWished: false,
};

export const products: readonly (Sample & { readonly key: string })[] = [
  { ...base, key: "ghee" },
  {
    ...base,
    key: "honey",
    name: "Wild Forest Honey, 350 g",
    image: jar("#F9E3B8", "#C9791B", "Honey"),
    price: fromRupees(449),
    tags: ["Sugar Free"],
    rating: 4.6,
    reviewCount: 87,
    isWished: true,
  },
  {
    ...base,
    key: "long",
    name: "Stone-ground Sharbati Whole Wheat Atta with Ragi, Jowar, Bajra and Roasted Bengal Gram, Family Pack of 5 kg",
    image: jar("#EADFC8", "#C8A97A", "Atta"),
    price: fromRupees(124999.5),
    tags: ["New Products", "Best Seller"],
    rating: 4,
    reviewCount: 1204,
  },
  {
    ...base,
    key: "soap",
    name: "Neem and Tulsi Panchgavya Soap",
    image: jar("#DCEAD6", "#6FA37A", "Soap"),
    price: fromRupees(95),
    tags: [],
    reviewCount: 0,
  },
  {
    ...base,
    key: "turmeric",
    name: "Lakadong Turmeric Powder, 200 g",
    image: jar("#F7E0B0", "#E0A11B", "Haldi"),
    price: fromRupees(289.5),
    tags: ["New Products"],
    isOutOfStock: true,
  },
];

/** Repeats the sample products until there are `count`. */
export const manyProducts = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const product = products[place % products.length] ?? { ...base, key: "ghee" };
    return { ...product, key: `${product.key}-${place}` };
  });

export const idle = { onAdd: nothing, onToggleWish: nothing } as const;
