/** Countries the shop exports to on enquiry; the footer's scrolling notice lists them. Delivery of orders is in India only. */
export const EXPORT_COUNTRIES = [
  "United States",
  "Canada",
  "United Kingdom",
  "Ireland",
  "Germany",
  "France",
  "Netherlands",
  "United Arab Emirates",
  "Saudi Arabia",
  "Qatar",
  "Kuwait",
  "Oman",
  "Bahrain",
  "Singapore",
  "Malaysia",
  "Japan",
  "Australia",
  "New Zealand",
  "Mauritius",
  "Kenya",
  "South Africa",
] as const;

/** Words in front of the countries in the scrolling notice; the notice leads to /exports. */
export const EXPORT_NOTICE = "Export deliveries on enquiry to";
