import type { LinkGroup, LinkPlace, Policy, ShopLink } from "@store/domain";

const link = (label: string, address: `/${string}`): ShopLink => ({ label, address, isHidden: false });

/** The links of a shop whose owner has chosen no others: the footer's columns in order, and the line below them [R13]. */
export const USUAL_LINKS: Readonly<Record<LinkPlace, readonly LinkGroup[]>> = {
  menu: [{ title: "Help", links: [link("FAQ", "/faq"), link("Contact us", "/contact-us")] }],
  footer: [
    {
      title: "Shop",
      links: [
        link("All products", "/shop"),
        link("SO Elite membership", "/subscription-plans"),
        link("Subscribe and Save", "/subscribe"),
        link("SO Coins", "/so-coin"),
        link("Gift voucher", "/gift-voucher"),
        link("Store locator", "/store-locator"),
      ],
    },
    {
      title: "Help",
      links: [
        link("FAQ", "/faq"),
        link("Contact us", "/contact-us"),
        link("Consult our Vaidya", "/consult-our-vaidya"),
        link("My account", "/profile"),
        link("Shipping policy", "/shipping-policy"),
        link("Return and refund policy", "/return-and-refund-policy"),
      ],
    },
    {
      title: "Our world",
      links: [
        link("About us", "/about-us"),
        link("Blogs", "/blogs"),
        link("Events", "/event"),
        link("Testimonials", "/testimonials"),
        link("Resources", "/resources"),
        link("Appreciation", "/appreciation"),
        link("Inspire and support", "/inspire-and-support"),
        link("Organic living", "/organic-living"),
      ],
    },
    {
      title: "Work with us",
      links: [link("Business orders", "/bussiness"), link("Exports", "/exports"), link("Franchise", "/franchise")],
    },
  ],
  legal: [
    {
      title: "Policies",
      links: [link("Terms and conditions", "/terms-and-conditions"), link("Privacy policy", "/privacy-policy")],
    },
  ],
};

/** The links that the shop shows at a place: the owner's, or the usual ones; without headings that have none. */
export const shownLinks = (place: LinkPlace, { links }: Pick<Policy, "links">): readonly LinkGroup[] =>
  (links[place] ?? USUAL_LINKS[place])
    .map((group) => ({ ...group, links: group.links.filter(({ isHidden }) => !isHidden) }))
    .filter((group) => group.links.length > 0);
