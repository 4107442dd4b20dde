export interface FooterLink {
  readonly label: string;
  readonly path: `/${string}`;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** The footer's columns, in order [R13]. */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: "Shop",
    links: [
      { label: "All products", path: "/shop" },
      { label: "SO Elite membership", path: "/subscription-plans" },
      { label: "Subscribe and Save", path: "/subscribe" },
      { label: "SO Coins", path: "/so-coin" },
      { label: "Gift voucher", path: "/gift-voucher" },
      { label: "Store locator", path: "/store-locator" },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "FAQ", path: "/faq" },
      { label: "Contact us", path: "/contact-us" },
      { label: "Consult our Vaidya", path: "/consult-our-vaidya" },
      { label: "My account", path: "/profile" },
      { label: "Shipping policy", path: "/shipping-policy" },
      { label: "Return and refund policy", path: "/return-and-refund-policy" },
    ],
  },
  {
    title: "Our world",
    links: [
      { label: "About us", path: "/about-us" },
      { label: "Blogs", path: "/blogs" },
      { label: "Events", path: "/event" },
      { label: "Testimonials", path: "/testimonials" },
      { label: "Resources", path: "/resources" },
      { label: "Appreciation", path: "/appreciation" },
      { label: "Inspire and support", path: "/inspire-and-support" },
      { label: "Organic living", path: "/organic-living" },
    ],
  },
  {
    title: "Work with us",
    links: [
      { label: "Business orders", path: "/bussiness" },
      { label: "Exports", path: "/exports" },
      { label: "Franchise", path: "/franchise" },
    ],
  },
];

/** The line under the columns. */
export const LEGAL_LINKS: readonly FooterLink[] = [
  { label: "Terms and conditions", path: "/terms-and-conditions" },
  { label: "Privacy policy", path: "/privacy-policy" },
];
