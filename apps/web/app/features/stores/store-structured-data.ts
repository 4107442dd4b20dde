import { shownHours } from "@store/domain";
import { shopPolicy } from "../../data/policy.ts";
import { pictureAddress } from "../../navigation/addresses.ts";
import { type CitySection, positionOf, type StoreData } from "./load-stores.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function storeData(store: StoreData, { city, anchor }: CitySection, siteUrl: string) {
  const hours = shownHours({ opensAt: store.work_start_time, closesAt: store.work_end_time });
  const position = positionOf(store);
  return {
    "@type": "Store",
    "@id": `${siteUrl}/store-locator#store-${store.id}`,
    name: store.store_name,
    url: `${siteUrl}/store-locator#${anchor}`,
    parentOrganization: { "@type": "Organization", name: shopPolicy().identity.shopName, url: `${siteUrl}/` },
    ...(store.image ? { image: pictureAddress(store.image, siteUrl) } : {}),
    ...(store.mobile_no ? { telephone: store.mobile_no } : {}),
    ...(store.email ? { email: store.email } : {}),
    ...(store.location_url ? { hasMap: store.location_url } : {}),
    address: {
      "@type": "PostalAddress",
      streetAddress: [store.address_line_1, store.address_line_2].filter(Boolean).join(", "),
      addressLocality: city,
      ...(store.state_obj ? { addressRegion: store.state_obj.name } : {}),
      ...(store.postal_code ? { postalCode: store.postal_code } : {}),
      addressCountry: "IN",
    },
    ...(position ? { geo: { "@type": "GeoCoordinates", ...position } } : {}),
    ...(hours
      ? {
          openingHoursSpecification: {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: WEEK,
            opens: hours.opens,
            closes: hours.closes,
          },
        }
      : {}),
  };
}

/** The stores' structured data: address, telephone, hours and place of each. */
export const storesStructuredData = (sections: readonly CitySection[], siteUrl: string) => ({
  "@graph": sections.flatMap((section) => section.stores.map((store) => storeData(store, section, siteUrl))),
});
