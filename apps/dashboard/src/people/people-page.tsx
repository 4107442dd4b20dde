import { attendedEvents, type ReplyOf, staffPeople, staffPeopleCsv } from "@store/api-client/contract";
import {
  formatDateTime,
  formatRupees,
  PEOPLE_KINDS,
  PEOPLE_STATE_NAMES,
  PEOPLE_STATES,
  type PeopleKind,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { EmptyState } from "@store/ui/empty-state";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useListQuery, useQueryIf } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { type ListFilter, ListFilters } from "../list/list-filters.tsx";
import { readChoice, readDay, readId, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import * as people from "../parts/entry.css.ts";
import { PEOPLE } from "./people-kinds.ts";
import { PeopleState } from "./people-state.tsx";

const SEARCH_MAXIMUM_LENGTH = 100;

const FORMS = [
  { value: "b2b", label: "Business" },
  { value: "export", label: "Export" },
] as const;

const statesOf = (kind: PeopleKind) =>
  PEOPLE_STATES[kind].map((value) => ({ value, label: PEOPLE_STATE_NAMES[value] }));

/** Whom the address asks for. */
const readFilters = (kind: PeopleKind, parameters: URLSearchParams) => ({
  search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
  state: readChoice(statesOf(kind), parameters.get("state")),
  form: kind === "leads" ? readChoice(FORMS, parameters.get("form")) : undefined,
  event: kind === "attendees" ? readId(parameters.get("event")) : undefined,
  from: readDay(parameters.get("from")),
  to: readDay(parameters.get("to")),
});

type Row = ReplyOf<typeof staffPeople>["data"][number];

const columnsOf = (kind: PeopleKind): readonly ListColumn<Row>[] => [
  {
    label: "Name",
    cell: ({ id, name, email, phone }) => (
      <>
        <Link to={`/dashboard/people/${kind}/${id}`} className={styles.rowLink}>
          {name}
        </Link>
        <span className={styles.small}>{[phone, email].filter(Boolean).join(", ")}</span>
      </>
    ),
  },
  { label: PEOPLE[kind].about, cell: ({ about }) => about },
  { label: PEOPLE[kind].at, cell: ({ at }) => formatDateTime(at) },
  { label: "State", cell: ({ state }) => <PeopleState state={state} /> },
  ...(kind === "gift-vouchers"
    ? ([
        {
          label: "Amount",
          isFigure: true,
          cell: ({ amount }) => (amount === undefined ? "" : formatRupees(amount)),
        },
        { label: "Left", isFigure: true, cell: ({ left }) => (left === undefined ? "" : formatRupees(left)) },
      ] satisfies readonly ListColumn<Row>[])
    : []),
];

type FilterName = "state" | "form" | "event" | "from" | "to";

function filtersOf(kind: PeopleKind, events: readonly { readonly id: number; readonly title: string }[]) {
  const choices: ListFilter<FilterName>[] = [
    { kind: "choice", name: "state", label: "State", options: statesOf(kind) },
  ];
  if (kind === "leads") choices.push({ kind: "choice", name: "form", label: "Form", options: FORMS });
  if (kind === "attendees") {
    const options = events.map(({ id, title }) => ({ value: String(id), label: title }));
    choices.push({ kind: "choice", name: "event", label: "Event", options });
  }
  return [
    ...choices,
    { kind: "day", name: "from", label: "From" },
    { kind: "day", name: "to", label: "To" },
  ] satisfies readonly ListFilter<FilterName>[];
}

const Tabs = ({ kind }: { readonly kind: PeopleKind }) => (
  <nav aria-label="Lists of people" className={people.tabs}>
    {PEOPLE_KINDS.map((one) => (
      <Link
        key={one}
        to={`/dashboard/people/${one}`}
        className={people.tab}
        aria-current={one === kind ? "page" : undefined}
      >
        {PEOPLE[one].title}
      </Link>
    ))}
  </nav>
);

function People({ kind }: { readonly kind: PeopleKind }) {
  const [parameters] = useSearchParams();
  const filters = readFilters(kind, parameters);
  const query = { ...filters, page: readPage(parameters) };
  const events = useQueryIf(kind === "attendees", attendedEvents);
  const { event, ...texts } = query;
  return (
    <>
      <ListFilters<FilterName>
        // The events' names come later: a field that is not controlled takes its value when it is drawn.
        key={events.state}
        label={`Which ${PEOPLE[kind].nouns[1]}`}
        search={{ label: "Name, email, phone or words", maxLength: SEARCH_MAXIMUM_LENGTH }}
        filters={filtersOf(kind, events.reply?.data ?? [])}
        query={{ ...texts, event: event === undefined ? undefined : String(event) }}
      />
      <ListTable
        answer={useListQuery(staffPeople, { params: { kind }, query })}
        page={query.page}
        nouns={PEOPLE[kind].nouns}
        columns={columnsOf(kind)}
        keyOf={({ id }) => id}
        empty={{ title: PEOPLE[kind].empty, message: "Try fewer words, or another state or day." }}
        csv={() => call(staffPeopleCsv, { params: { kind }, query: filters })}
      />
    </>
  );
}

/** Who wrote to the shop, booked a consultation, registered for an event or ordered a gift voucher. */
export default function PeoplePage() {
  const { list = "" } = useParams();
  const kind = PEOPLE_KINDS.find((one) => one === list);
  return (
    <DashboardFrame title={kind ? PEOPLE[kind].title : "People"}>
      {kind ? (
        <>
          <Tabs kind={kind} />
          <People key={kind} kind={kind} />
        </>
      ) : (
        <EmptyState
          title="There is no such list"
          action={{ label: "Go to the inquiries", href: "/dashboard/people/inquiries" }}
        />
      )}
    </DashboardFrame>
  );
}
