import { type ReplyOf, staffActionMembers, staffActions, staffActionsCsv } from "@store/api-client/contract";
import { capitalize, formatDateTime, STAFF_ACTION_SUBJECTS } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery, useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { more } from "../list/list.css.ts";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readDay, readId, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import * as audit from "./audit.css.ts";
import { subjectPage } from "./subject-page.ts";

const SUBJECTS = STAFF_ACTION_SUBJECTS.map((value) => ({ value, label: capitalize(value) }));

/** Which actions the address asks for. */
const readFilters = (parameters: URLSearchParams) => ({
  member: readId(parameters.get("member")),
  subject: readChoice(SUBJECTS, parameters.get("subject")),
  from: readDay(parameters.get("from")),
  to: readDay(parameters.get("to")),
});

type Row = ReplyOf<typeof staffActions>["data"][number];

function Subject({ row }: { readonly row: Row }) {
  const page = subjectPage(row);
  const name = `${capitalize(row.subject)} ${row.subject_id}`;
  return page === undefined ? name : <Link to={page}>{name}</Link>;
}

/** More than these are unfolded. */
const CHANGES_SHOWN = 3;

function Changes({ changes }: Pick<Row, "changes">) {
  if (changes.length === 0) return null;
  const list = (
    <ul className={audit.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <strong>{field}</strong>: {before ?? "nothing"} → {after ?? "nothing"}
        </li>
      ))}
    </ul>
  );
  if (changes.length <= CHANGES_SHOWN) return list;
  return (
    <details>
      <summary className={more}>{countOf(changes.length, "field")}</summary>
      {list}
    </details>
  );
}

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Action",
    cell: (row) => (
      <>
        {capitalize(row.action)}
        <span className={styles.small}>
          <Subject row={row} />
        </span>
      </>
    ),
  },
  { label: "When", line: "short", cell: ({ at }) => formatDateTime(at) },
  { label: "Who", line: "short", cell: ({ by }) => by ?? "Command line" },
  { label: "Changed", cell: ({ changes }) => <Changes changes={changes} /> },
];

function Audit() {
  const [parameters] = useSearchParams();
  const filters = readFilters(parameters);
  const query = { ...filters, page: readPage(parameters) };
  const members = useQuery(staffActionMembers);
  const options = (members.reply?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <ListFilters
        label="Which actions"
        filters={[
          { kind: "choice", name: "member", label: "Who", options },
          { kind: "choice", name: "subject", label: "On what", options: SUBJECTS },
          { kind: "day", name: "from", label: "From" },
          { kind: "day", name: "to", label: "To" },
        ]}
        query={{ ...filters, member: filters.member === undefined ? undefined : String(filters.member) }}
      />
      <ListTable
        answer={useListQuery(staffActions, { query })}
        page={query.page}
        nouns={["action", "actions"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{
          title: "No actions found",
          message: "Try somebody else, something else or another day.",
          start: "What the staff changes from now on stands here.",
        }}
        csv={() => call(staffActionsCsv, { query: filters })}
      />
    </>
  );
}

/** What the staff did, for the owner: it can be read, and not be changed. */
export default function AuditPage() {
  return (
    <DashboardFrame title="Audit">
      <Audit />
    </DashboardFrame>
  );
}
