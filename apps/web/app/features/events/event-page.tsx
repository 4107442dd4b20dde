import { eventDetail } from "@store/api-client/contract";
import { pageTextsMeta } from "@store/content";
import { eventDates, formatEventDate, mapLink } from "@store/domain";
import { Html } from "@store/react-client/html";
import { useQuery } from "@store/react-client/use-query";
import { Picture } from "@store/ui/picture";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { lazy, Suspense, useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router-dom";
import { ShareLinks } from "../../commerce/share-links.tsx";
import { LoadFailure } from "../../data/load-failure.tsx";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { eventAddress } from "../../navigation/addresses.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { textOfHtml } from "../../seo/text-of-html.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./event.css.ts";
import { EventBadge, isOnline } from "./event-state.tsx";
import { eventStructuredData } from "./event-structured-data.ts";
import { EventsHeader } from "./events-header.tsx";
import { eventsAddress } from "./events-query.ts";
import { type EventData, loadEvent } from "./load-events.ts";
import { Register } from "./register.tsx";

const Ticket = lazy(() => import("./ticket.tsx"));

const NO_SUCH_EVENT = "We do not have this event any more";

export const loader = ({ context, params: { id = "" } }: LoaderFunctionArgs) => loadEvent(context.get(callContext), id);

const META = pageTextsMeta["/event/:id"];

export default function EventPage() {
  const { event, isMissing } = useLoaderData<typeof loader>();
  if (event) return <Event key={event.id} loaded={event} />;
  return (
    <div className={shell.reading}>
      <PageHead {...META} />
      <h1>
        <VisuallyHidden>Event</VisuallyHidden>
      </h1>
      <LoadFailure
        missing={
          isMissing ? { title: NO_SUCH_EVENT, action: { label: "See all events", href: eventsAddress() } } : undefined
        }
      />
    </div>
  );
}

/** The ticket that the address names, as its mail links it: known to the browser alone, since pages are cached without. */
function useTicketCode(): string | undefined {
  const { search } = useLocation();
  const [code, setCode] = useState<string>();
  useEffect(() => setCode(new URLSearchParams(search).get("ticket") || undefined), [search]);
  return code;
}

/** One event [R182]. The page may come from a cache: how many seats are left is asked for again. */
function Event({ loaded }: { readonly loaded: EventData }) {
  const siteUrl = useSiteUrl();
  const newest = useQuery(eventDetail, { params: { id: loaded.id } });
  const event = newest.reply?.events ?? loaded;
  const ticket = useTicketCode();
  const path = eventAddress(event.id);
  const { title, desc, event_image, category } = event;
  const description = textOfHtml(`${formatEventDate(loaded.start_datetime)}. ${loaded.desc ?? ""}`);
  return (
    <div className={shell.reading}>
      <PageHead {...META} own={{ title: loaded.title, description, image: loaded.event_image ?? undefined }} />
      <Canonical path={path} />
      <StructuredData
        data={import.meta.env.SSR ? eventStructuredData(event, { url: siteUrl + path, siteUrl }) : undefined}
      />
      <PageBreadcrumbs items={[{ label: "Events", href: eventsAddress() }, { label: title }]} />
      <EventsHeader />
      <article className={styles.event}>
        <header className={styles.hero}>
          {event_image ? (
            <Picture
              src={event_image}
              alt=""
              width={1200}
              height={675}
              kind="banner"
              sizes="(min-width: 1280px) 1200px, 100vw"
              isPriority
              className={styles.picture}
            />
          ) : null}
          <div className={styles.heroWords}>
            <h1 className={styles.title}>{title}</h1>
            {category ? <p className={styles.kind}>{category}</p> : null}
          </div>
        </header>
        <section className={styles.aside} aria-label="Date, place and registration">
          <div className={styles.card}>
            <EventBadge event={event} />
            <Facts event={event} />
            {ticket ? (
              <Suspense>
                <Ticket key={ticket} code={ticket} onGivenBack={newest.refetch} />
              </Suspense>
            ) : null}
            <Register event={event} refetch={newest.refetch} />
          </div>
        </section>
        <div className={styles.words}>
          {desc ? (
            <section aria-labelledby="about-event">
              <h2 id="about-event" className={styles.sectionTitle}>
                About this event
              </h2>
              <Html className={styles.description} html={desc} />
            </section>
          ) : null}
          <ShareLinks page={{ title, url: siteUrl + path }} />
        </div>
      </article>
    </div>
  );
}

/** When it begins and ends on one day, only the start is shown [R182]. */
function Facts({ event }: { readonly event: EventData }) {
  const { start_datetime, end_datetime, vanue_address, organizer_obj } = event;
  const dates = eventDates({ start: start_datetime, end: end_datetime });
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.term}>Date and time</dt>
        {dates.map((date, place) => (
          <dd key={String(date)} className={styles.date}>
            {place > 0 ? <VisuallyHidden>until </VisuallyHidden> : null}
            <time dateTime={String(date)}>{formatEventDate(date)}</time>
          </dd>
        ))}
        {isOnline(event) ? <dd className={styles.term}>India time (IST)</dd> : null}
      </div>
      {vanue_address ? (
        <div>
          <dt className={styles.term}>Venue</dt>
          <dd>{vanue_address}</dd>
          {isOnline(event) ? null : (
            <dd>
              <a href={mapLink(vanue_address)} target="_blank" rel="noopener" className={styles.map}>
                Open the map <VisuallyHidden>in a new tab</VisuallyHidden>
              </a>
            </dd>
          )}
        </div>
      ) : null}
      {organizer_obj?.name ? (
        <div>
          <dt className={styles.term}>Organizer</dt>
          <dd>{organizer_obj.name}</dd>
        </div>
      ) : null}
    </dl>
  );
}
