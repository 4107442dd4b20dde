import { eventDetail } from "@store/api-client/contract";
import { pageTextsMeta } from "@store/content";
import { eventDates, formatEventDate, mapLink } from "@store/domain";
import { ErrorState } from "@store/ui/error-state";
import { Picture } from "@store/ui/picture";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useRevalidator } from "react-router-dom";
import { ShareLinks } from "../../commerce/share-links.tsx";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../../data/failures.ts";
import { Html } from "../../data/html.tsx";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/server-context.ts";
import { useQuery } from "../../data/use-query.ts";
import { eventAddress } from "../../navigation/addresses.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { metaTags } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { excerptOf } from "../../seo/text-of-html.ts";
import { call } from "../../session/browser-call.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/event-page.ts";
import * as styles from "./event.css.ts";
import { EventBadge, isOnline } from "./event-state.tsx";
import { eventStructuredData } from "./event-structured-data.ts";
import { EventsHeader } from "./events-header.tsx";
import { eventsAddress } from "./events-query.ts";
import { type EventData, loadEvent } from "./load-events.ts";
import { Register } from "./register.tsx";

const NO_SUCH_EVENT = "We do not have this event any more";
/** Characters of the text that search engines show. */
const DESCRIPTION_LENGTH = 155;

export const loader = ({ context, params }: Route.LoaderArgs) => loadEvent(context.get(callContext), params.id);
export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) => loadEvent(call, params.id);

export const meta: Route.MetaFunction = (page) => {
  const event = page.loaderData?.event;
  if (!event) return metaTags(page, pageTextsMeta["/event/:id"]);
  const when = formatEventDate(event.start_datetime);
  return metaTags(page, pageTextsMeta["/event/:id"], {
    title: event.title,
    description: excerptOf(`${when}. ${event.desc ?? ""}`, DESCRIPTION_LENGTH),
    image: event.event_image ?? undefined,
  });
};

export default function EventPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { event, isMissing } = loaderData;
  const { revalidate, state } = useRevalidator();
  if (event) return <Event key={event.id} loaded={event} />;
  return (
    <div className={shell.reading}>
      <h1>
        <VisuallyHidden>Event</VisuallyHidden>
      </h1>
      {isMissing ? (
        <ErrorState title={NO_SUCH_EVENT} action={{ label: "See all events", href: eventsAddress() }} />
      ) : (
        <ErrorState
          title={SOMETHING_WENT_WRONG}
          message={TRY_AGAIN_LATER}
          onRetry={() => void revalidate()}
          isRetrying={state === "loading"}
        />
      )}
    </div>
  );
}

/** One event (document 3, section 2). The page may come from a cache: how many seats are left is asked for again. */
function Event({ loaded }: { readonly loaded: EventData }) {
  const siteUrl = useSiteUrl();
  const newest = useQuery(eventDetail, { params: { id: loaded.id } });
  const event = newest.reply?.events ?? loaded;
  const path = eventAddress(event.id);
  const { title, desc, event_image, category } = event;
  return (
    <div className={shell.reading}>
      <Canonical path={path} />
      <StructuredData data={eventStructuredData(event, { url: siteUrl + path, siteUrl })} />
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

/** When it begins and ends on one day, only the start is shown (checklist R182). */
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
