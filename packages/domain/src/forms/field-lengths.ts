/** The most characters that a field takes, in its form and in the request alike; the requirements name none. */
export const FIELD_LENGTHS = {
  /** A first or a last name. */
  name: 60,
  fullName: 100,
  /** The name of somebody who books, attends or gives. */
  personName: 120,
  company: 120,
  /** With any country's calling code, spaces and hyphens, and the marks that come along when it is copied. */
  phone: 30,
  password: 200,
  /** A street, a landmark, a subject: one line of a form. */
  line: 200,
  postalCode: 12,
  /** A GSTIN has 15 characters; some are copied with spaces. */
  gstin: 20,
  /** The name of a town that is not among the cities. */
  cityName: 60,
  /** A description or an answer. */
  paragraph: 4000,
  giftMessage: 500,
  /** What a gift voucher's mail says to the receiver. */
  voucherMessage: 1000,
  voucherCode: 40,
  /** As shoppers read it in their cart. */
  discountName: 60,
} as const;
