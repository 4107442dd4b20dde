/** What an element of the feed may hold. */
interface FieldRule {
  readonly isRequired?: true;
  /** In characters. */
  readonly longest?: number;
  readonly format?: RegExp;
  /** How often it may stand in an item; once when left out. */
  readonly most?: number;
}

const ADDRESS = /^https?:\/\/[\x21-\x7e]+$/;
const AMOUNT = /^\d+\.\d{2} INR$/;
const DAYS = /^\d{1,2}$/;

/**
 * The product data specification of Google Merchant Center (support.google.com/merchants/answer/7052112), for the
 * elements that the feed has; Meta's catalogue fields are a part of it, with a picture as JPEG or PNG.
 */
export const FEED_RULES: Readonly<Record<string, FieldRule>> = {
  id: { isRequired: true, longest: 50, format: /^[\w-]+$/ },
  title: { isRequired: true, longest: 150, format: /^\S/ },
  description: { isRequired: true, longest: 5000, format: /^\S(?:(?!<\/?[a-z]+[^>]*>).)*$/is },
  link: { isRequired: true, longest: 2000, format: ADDRESS },
  image_link: {
    isRequired: true,
    longest: 2000,
    format: /^https?:\/\/[\x21-\x7e]+\.(?:jpe?g|png)(?:\?[\x21-\x7e]*)?$/,
  },
  additional_image_link: { longest: 2000, format: ADDRESS, most: 10 },
  availability: { isRequired: true, format: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  price: { isRequired: true, format: AMOUNT },
  sale_price: { format: AMOUNT },
  brand: { isRequired: true, longest: 70 },
  gtin: { longest: 14, format: /^(?:\d{8}|\d{12,14})$/ },
  identifier_exists: { format: /^(?:yes|no)$/ },
  condition: { isRequired: true, format: /^(?:new|refurbished|used)$/ },
  product_type: { longest: 750, format: /^\S/ },
  item_group_id: { longest: 50, format: /^[\w-]+$/ },
  size: { longest: 100 },
  shipping: { isRequired: true },
  shipping_weight: { format: /^\d+(?:\.\d+)? (?:g|kg|oz|lb)$/ },
  unit_pricing_measure: { format: /^\d+(?:\.\d+)? (?:mg|g|kg|ml|cl|l|ct)$/ },
  unit_pricing_base_measure: { format: /^(?:1|10|100|2|4|8) (?:mg|g|kg|ml|cl|l|ct)$/ },
};

/** Of `shipping`, which has elements of its own. */
export const SHIPPING_RULES: Readonly<Record<string, FieldRule>> = {
  country: { isRequired: true, format: /^[A-Z]{2}$/ },
  price: { isRequired: true, format: AMOUNT },
  min_handling_time: { format: DAYS },
  max_handling_time: { format: DAYS },
  min_transit_time: { format: DAYS },
  max_transit_time: { format: DAYS },
};

/** What is wrong with the elements of an item by the rules, in a sentence each. */
export function faultsOf(
  elements: readonly (readonly [name: string, value: string])[],
  rules: Readonly<Record<string, FieldRule>>,
): string[] {
  const unknown = elements.filter(([name]) => !Object.hasOwn(rules, name)).map(([name]) => `${name} is no element`);
  const broken = Object.entries(rules).flatMap(
    ([name, { isRequired, longest = Number.POSITIVE_INFINITY, format, most = 1 }]) => {
      const values = elements.filter(([other]) => other === name).map(([, value]) => value);
      return [
        ...(isRequired && values.length === 0 ? [`${name} is missing`] : []),
        ...(values.length > most ? [`${name} stands ${values.length} times`] : []),
        ...values.filter((value) => value.trim() === "").map(() => `${name} is empty`),
        ...values.filter((value) => [...value].length > longest).map((value) => `${name} is too long: ${value}`),
        ...values.filter((value) => format?.test(value) === false).map((value) => `${name} may not be ${value}`),
      ];
    },
  );
  return [...unknown, ...broken];
}
