/** What a property may hold. */
type Format = RegExp;

const ADDRESS: Format = /^https?:\/\/\S+$/;
const SCHEMA: Format = /^https:\/\/schema\.org\/[A-Z]\w+$/;
const DAY_OR_TIME: Format = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const AMOUNT: Format = /^\d+(?:\.\d{2})?$/;

interface TypeRule {
  /** Without one of them Google shows nothing of it. Of an inner list one is enough. */
  readonly required: readonly (string | readonly string[])[];
  /** What it asks for beside them, and the store has of all of this type. */
  readonly recommended?: readonly string[];
  readonly formats?: Readonly<Record<string, Format>>;
}

/** The types that the store's pages have, by Google's documentation of structured data and schema.org. */
export const TYPE_RULES: Readonly<Record<string, TypeRule>> = {
  Product: {
    required: ["name", ["offers", "review", "aggregateRating"]],
    recommended: ["image", "url"],
    formats: { url: ADDRESS, image: ADDRESS, gtin: /^(?:\d{8}|\d{12,14})$/ },
  },
  Offer: {
    required: ["price", "priceCurrency"],
    recommended: ["availability"],
    formats: { price: AMOUNT, priceCurrency: /^INR$/, availability: SCHEMA, itemCondition: SCHEMA, url: ADDRESS },
  },
  AggregateOffer: {
    required: ["lowPrice", "priceCurrency"],
    recommended: ["highPrice"],
    formats: { lowPrice: AMOUNT, highPrice: AMOUNT, priceCurrency: /^INR$/, availability: SCHEMA },
  },
  UnitPriceSpecification: {
    required: ["price", "priceCurrency"],
    formats: { price: AMOUNT, priceCurrency: /^INR$/, priceType: SCHEMA },
  },
  OfferShippingDetails: { required: ["shippingDestination"], recommended: ["shippingRate", "deliveryTime"] },
  MonetaryAmount: { required: ["value", "currency"], formats: { value: AMOUNT, currency: /^INR$/ } },
  DefinedRegion: { required: ["addressCountry"], formats: { addressCountry: /^[A-Z]{2}$/ } },
  ShippingDeliveryTime: { required: [], recommended: ["handlingTime", "transitTime"] },
  QuantitativeValue: { required: ["minValue", "maxValue", "unitCode"], formats: { unitCode: /^DAY$/ } },
  MerchantReturnPolicy: {
    required: ["applicableCountry", "returnPolicyCategory"],
    recommended: ["merchantReturnDays", "returnMethod", "returnFees", "merchantReturnLink"],
    formats: {
      applicableCountry: /^[A-Z]{2}$/,
      returnPolicyCategory: SCHEMA,
      returnMethod: SCHEMA,
      returnFees: SCHEMA,
      refundType: SCHEMA,
      merchantReturnLink: ADDRESS,
    },
  },
  AggregateRating: {
    required: ["ratingValue", ["reviewCount", "ratingCount"]],
    formats: { ratingValue: /^[1-5](?:\.\d+)?$/, reviewCount: /^[1-9]\d*$/ },
  },
  Review: {
    required: ["author", "reviewRating"],
    recommended: ["datePublished"],
    formats: { datePublished: DAY_OR_TIME },
  },
  Rating: { required: ["ratingValue"], formats: { ratingValue: /^[1-5]$/ } },
  Brand: { required: ["name"] },
  Person: { required: ["name"] },
  BreadcrumbList: { required: ["itemListElement"] },
  ListItem: { required: ["position", "name"], formats: { position: /^[1-9]\d*$/, item: ADDRESS } },
  Organization: { required: ["name"], recommended: ["url"], formats: { url: ADDRESS, logo: ADDRESS, sameAs: ADDRESS } },
  ImageObject: { required: ["url"], formats: { url: ADDRESS } },
  Store: {
    required: ["name", "address"],
    recommended: ["url", "telephone", "openingHoursSpecification", "image"],
    formats: { url: ADDRESS, image: ADDRESS, hasMap: ADDRESS },
  },
  PostalAddress: {
    required: ["streetAddress", "addressLocality", "addressCountry"],
    recommended: ["addressRegion", "postalCode"],
    formats: { postalCode: /^[1-9]\d{5}$/, addressCountry: /^IN$/ },
  },
  GeoCoordinates: {
    required: ["latitude", "longitude"],
    formats: { latitude: /^\d{1,2}\.\d+$/, longitude: /^\d{2}\.\d+$/ },
  },
  OpeningHoursSpecification: { required: ["dayOfWeek"], formats: { opens: /^\d\d:\d\d$/, closes: /^\d\d:\d\d$/ } },
  ContactPage: { required: ["mainEntity"], formats: { url: ADDRESS } },
  ContactPoint: { required: ["contactType"], recommended: ["telephone", "email"] },
  FAQPage: { required: ["mainEntity"] },
  Question: { required: ["name", "acceptedAnswer"] },
  Answer: { required: ["text"] },
  Event: {
    required: ["name", "startDate", "location"],
    recommended: ["endDate", "eventStatus", "eventAttendanceMode", "offers", "description", "image", "organizer"],
    formats: {
      startDate: DAY_OR_TIME,
      endDate: DAY_OR_TIME,
      eventStatus: SCHEMA,
      eventAttendanceMode: SCHEMA,
      url: ADDRESS,
      image: ADDRESS,
    },
  },
  Place: { required: ["address"], recommended: ["name"] },
  VirtualLocation: { required: ["url"], formats: { url: ADDRESS } },
  BlogPosting: {
    required: ["headline"],
    recommended: ["datePublished", "image", "url"],
    formats: { headline: /^.{1,110}$/u, datePublished: DAY_OR_TIME, image: ADDRESS, url: ADDRESS },
  },
  Blog: { required: ["name", "blogPost"], formats: { url: ADDRESS } },
  VideoObject: {
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["description", "embedUrl"],
    formats: { thumbnailUrl: ADDRESS, embedUrl: ADDRESS, uploadDate: DAY_OR_TIME },
  },
  AboutPage: { required: ["name"], formats: { dateModified: DAY_OR_TIME } },
  Service: { required: ["name"] },
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const isEmpty = (value: unknown): boolean =>
  listOf(value).every((one) => one === undefined || one === null || one === "");

/** Each object of structured data that has a type, with those within it. */
export function typedNodes(data: unknown): readonly Node[] {
  if (Array.isArray(data)) return data.flatMap(typedNodes);
  if (!isNode(data)) return [];
  return [...("@type" in data ? [data] : []), ...Object.values(data).flatMap(typedNodes)];
}

/** What is wrong with structured data by the rules, in a sentence each. */
export function faultsOfData(data: unknown): string[] {
  return typedNodes(data).flatMap((node) => {
    const type = String(node["@type"]);
    const rule = TYPE_RULES[type];
    if (!rule) return [`${type} is no type of the table`];
    const has = (name: string) => !isEmpty(node[name]);
    return [
      ...[...rule.required, ...(rule.recommended ?? [])]
        .filter((names) => !listOf(names).some((name) => has(String(name))))
        .map((names) => `${type} has no ${listOf(names).join(" or ")}`),
      ...Object.entries(rule.formats ?? {}).flatMap(([name, format]) =>
        listOf(node[name] ?? [])
          .filter((value) => !isNode(value) && !format.test(String(value)))
          .map((value) => `${type}.${name} may not be ${String(value)}`),
      ),
    ];
  });
}
