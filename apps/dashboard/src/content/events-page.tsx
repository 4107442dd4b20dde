import { type ReplyOf, staffEvents } from "@store/api-client/contract";
import { EVENT_CATEGORIES, formatDateTime } from "@store/domain";
import { ButtonLink } from "@store/ui/button";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { EventState } from "./event-state.tsx";

const TIMES = [
  { value: "coming", label: "To come" },
  { value: "past", label: "Over" },
] as const;
const CATEGORIES = EVENT_CATEGORIES.map((value) => ({ value, label: value }));
const SEARCH_LENGTH = 100;

type Row = ReplyOf<typeof staffEvents>["data"][number];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Event",
    cell: ({ id, title }) => (
      <Link to={`/dashboard/content/events/${id}`} className={styles.rowLink}>
        {title}
      </Link>
    ),
  },
  { label: "When", cell: ({ start_datetime }) => formatDateTime(start_datetime) },
  { label: "Kind", cell: ({ category }) => category },
  { label: "State", cell: ({ status }) => <EventState status={status} /> },
  {
    label: "Seats taken",
    isFigure: true,
    cell: ({ attendees, max_attendees }) =>
      max_attendees === undefined ? attendees : `${attendees} of ${max_attendees}`,
  },
];

function Events() {
  const [parameters] = useSearchParams();
  const query = {
    search: readWords(parameters.get("search"), SEARCH_LENGTH),
    time: readChoice(TIMES, parameters.get("time")),
    category: readChoice(CATEGORIES, parameters.get("category")),
    page: readPage(parameters),
  };
  return (
    <>
      <ListFilters
        label="Which events"
        search={{ label: "A part of the title", maxLength: SEARCH_LENGTH }}
        filters={[
          { kind: "choice", name: "time", label: "Time", options: TIMES },
          { kind: "choice", name: "category", label: "Kind", options: CATEGORIES },
        ]}
        query={query}
      />
      <ListTable
        answer={useListQuery(staffEvents, { query })}
        page={query.page}
        nouns={["event", "events"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{ title: "No events found", message: "Try another title or time, or add one." }}
      />
    </>
  );
}

/** The shop's events. */
export default function EventsPage() {
  return (
    <DashboardFrame title="Events">
      <p className={styles.steps}>
        <Link to="/dashboard/content">All content</Link>
      </p>
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/content/events/new">Add an event</ButtonLink>
      </p>
      <Events />
    </DashboardFrame>
  );
}
