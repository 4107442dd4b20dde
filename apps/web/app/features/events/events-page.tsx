import { pageTextsMeta } from "@store/content";
import { CONTENT_TEXTS, EVENT_CATEGORIES, EVENT_STATUS_FILTERS } from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { LoadFailure } from "../../data/load-failure.tsx";
import { callContext } from "../../data/router-context.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { EventCard } from "./event-card.tsx";
import * as styles from "./events.css.ts";
import { EventsHeader } from "./events-header.tsx";
import { type EventsQuery, eventsAddress, STATUS_LABELS } from "./events-query.ts";
import { loadEvents, otherCategory } from "./load-events.ts";

const { description } = pageTextsMeta["/event"];

export const loader = ({ context, request }: LoaderFunctionArgs) => loadEvents(context.get(callContext), request.url);

export const meta = pageTextsMeta["/event"];

const counted = (count: number) => (count === 1 ? "1 event" : `${count} events`);

/** The events of a status and a category, as cards [R181]. */
export default function EventsPage() {
  const { query, events, elsewhere } = useLoaderData<typeof loader>();
  return (
    <div className={shell.reading}>
      <Canonical path={eventsAddress({ ...query, search: "" })} />
      <PageBreadcrumbs items={[{ label: "Events" }]} />
      <EventsHeader query={query} />
      <p className={styles.lead}>{description}</p>
      <Filters query={query} />
      {events === undefined ? (
        <LoadFailure />
      ) : (
        <>
          <p className={styles.found} role="status">
            {query.search ? `${counted(events.length)} for “${query.search}”` : counted(events.length)}
            {query.search ? (
              <Link to={eventsAddress({ ...query, search: "" })} className={styles.foundLink}>
                Show all
              </Link>
            ) : null}
          </p>
          {events.length === 0 ? (
            <NoEvents query={query} elsewhere={elsewhere} />
          ) : (
            <ul className={styles.cards}>
              {events.map((event, place) => (
                <li key={event.id} className={styles.cardPlace}>
                  <EventCard event={event} isFirst={place === 0} />
                </li>
              ))}
            </ul>
          )}
          {events.length > 0 && elsewhere > 0 ? (
            <p className={styles.elsewhere}>
              <Link to={eventsAddress({ ...query, category: otherCategory(query.category) })}>
                {counted(elsewhere)} more: {otherCategory(query.category)}
              </Link>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Links, so that each choice has an address of its own and works without a script. */
function Filters({ query }: { readonly query: EventsQuery }) {
  return (
    <div className={styles.filters}>
      <nav aria-label="Kind of event" className={styles.kinds}>
        {EVENT_CATEGORIES.map((category) => (
          <Link
            key={category}
            to={eventsAddress({ ...query, category })}
            className={styles.kind}
            aria-current={category === query.category ? "page" : undefined}
          >
            {category}
          </Link>
        ))}
      </nav>
      <nav aria-label="Time of the events" className={styles.choices}>
        {EVENT_STATUS_FILTERS.map((status) => (
          <Link
            key={status}
            to={eventsAddress({ ...query, status })}
            className={styles.choice}
            aria-current={status === query.status ? "page" : undefined}
          >
            {STATUS_LABELS[status]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** What is not here, and where there may be something. */
function NoEvents({ query, elsewhere }: { readonly query: EventsQuery; readonly elsewhere: number }) {
  const { status, category, search } = query;
  const other = otherCategory(category);
  if (elsewhere > 0) {
    return (
      <EmptyState
        title={CONTENT_TEXTS.noEvents}
        message={`Nothing of this kind matches “${search}”.`}
        action={{ label: `${counted(elsewhere)}: ${other}`, href: eventsAddress({ ...query, category: other }) }}
      />
    );
  }
  if (status !== "all_events") {
    return (
      <EmptyState
        title={CONTENT_TEXTS.noEvents}
        message={search ? `Nothing matches “${search}” here.` : "We plan a few each month; look again soon."}
        action={{ label: "See all events", href: eventsAddress({ ...query, status: "all_events" }) }}
      />
    );
  }
  return (
    <EmptyState
      title={CONTENT_TEXTS.noEvents}
      message={search ? `Nothing matches “${search}”.` : "We plan a few each month; look again soon."}
      action={
        search
          ? { label: "See all events", href: eventsAddress({ status }) }
          : { label: "Go to the shop", href: "/shop" }
      }
    />
  );
}
