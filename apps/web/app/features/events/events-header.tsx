import { DEFAULT_EVENT_STATUS, EVENT_SEARCH, SEARCH_MAXIMUM_LENGTH } from "@store/domain";
import { Icon } from "@store/ui/icon";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./events.css.ts";
import { type EventsQuery, eventsAddress } from "./events-query.ts";

interface EventsHeaderProps {
  /** What the list shows, which a search narrows. Left out on an event's page, from where all events are searched. */
  readonly query?: EventsQuery | undefined;
}

/** The title Events and the search, which is a form: it works before any script has run [R181]. */
export function EventsHeader({ query }: EventsHeaderProps) {
  const navigate = useNavigate();
  const status = query?.status ?? "all_events";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    void navigate(eventsAddress({ ...query, status, search: typeof typed === "string" ? typed.trim() : "" }));
  };
  return (
    <div className={styles.header}>
      {query ? (
        <h1 className={styles.title}>Events</h1>
      ) : (
        <p className={styles.title}>
          <Link to={eventsAddress()} className={styles.titleLink}>
            Events
          </Link>
        </p>
      )}
      <search className={styles.search}>
        <form action="/event" className={styles.searchForm} onSubmit={submit}>
          {status === DEFAULT_EVENT_STATUS ? null : <input type="hidden" name="status" value={status} />}
          {query ? <input type="hidden" name="category" value={query.category} /> : null}
          <input
            key={query?.search}
            type="search"
            name="search"
            aria-label="Search events"
            placeholder={EVENT_SEARCH}
            autoComplete="off"
            maxLength={SEARCH_MAXIMUM_LENGTH}
            defaultValue={query?.search}
            className={styles.searchInput}
          />
          <button type="submit" aria-label="Find events" className={styles.searchButton}>
            <Icon name="search" size="small" />
          </button>
        </form>
      </search>
    </div>
  );
}
