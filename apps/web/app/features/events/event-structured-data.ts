import { pictureAddress } from "../../navigation/addresses.ts";
import { textOfHtml } from "../../seo/text-of-html.ts";
import { isCancelled, isClosed, isOnline, isSoldOut } from "./event-state.tsx";
import type { EventData } from "./load-events.ts";

const SCHEMA = "https://schema.org/";

const placeOf = (event: EventData, url: string) =>
  isOnline(event)
    ? { "@type": "VirtualLocation", url }
    : { "@type": "Place", name: event.vanue_address, address: event.vanue_address };

/** An event's structured data: when, where, whether it takes place, and that seats cost nothing. */
export function eventStructuredData(
  event: EventData,
  { url, siteUrl }: { readonly url: string; readonly siteUrl: string },
) {
  const { title, desc, event_image, start_datetime, end_datetime, organizer_obj } = event;
  const isAvailable = !isClosed(event) && !isSoldOut(event);
  return {
    "@type": "Event",
    name: title,
    url,
    startDate: start_datetime,
    ...(end_datetime ? { endDate: end_datetime } : {}),
    eventStatus: `${SCHEMA}${isCancelled(event) ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `${SCHEMA}${isOnline(event) ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode"}`,
    location: placeOf(event, url),
    ...(event_image ? { image: pictureAddress(event_image, siteUrl) } : {}),
    ...(desc ? { description: textOfHtml(desc) } : {}),
    ...(organizer_obj?.name
      ? { organizer: { "@type": "Organization", name: organizer_obj.name, url: `${siteUrl}/` } }
      : {}),
    offers: {
      "@type": "Offer",
      url,
      price: "0",
      priceCurrency: "INR",
      availability: `${SCHEMA}${isAvailable ? "InStock" : "SoldOut"}`,
    },
  };
}
