import { type ContentKind, contentKindOf, isContentKind } from "@store/api-client/content-kinds";
import { contentList, moveContent, type ReplyOf } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { Button, ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { toast } from "@store/ui/toaster";
import { useParams, useSearchParams } from "react-router-dom";
import { refusalMessage } from "../../../data/failures.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import { buttons, rowLink } from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import * as styles from "./content.css.ts";

export const meta = metaOf(dashboardMeta["/dashboard/content/:kind"]);

const SEARCH_MAXIMUM_LENGTH = 100;

type Row = ReplyOf<typeof contentList>["data"][number];

/** A date that a row gives as its detail is shown as one. */
const detailOf = (detail: string | undefined) =>
  detail && /^\d{4}-\d{2}-\d{2}T/.test(detail) ? detail.slice(0, "2026-01-01".length) : detail;

function Rows({ kind }: { readonly kind: ContentKind }) {
  const { one, title, about, isOrdered, isFixed } = contentKindOf(kind);
  const [parameters] = useSearchParams();
  const query = { search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH), page: readPage(parameters) };
  const answer = useQuery(contentList, { params: { kind }, query });
  const { send, isPending } = useMutation(moveContent, async (moved) => {
    if (!moved.ok) return toast.warning(refusalMessage(moved.failure));
    await answer.refetch();
  });
  const mover = (row: Row, to: "before" | "behind") => (
    <Button
      variant="secondary"
      size="small"
      disabled={isPending}
      aria-label={`Move ${row.title} ${to === "before" ? "up" : "down"}`}
      onClick={() => void send({ params: { kind, id: row.id }, body: { to } })}
    >
      {to === "before" ? "Up" : "Down"}
    </Button>
  );
  const columns: readonly ListColumn<Row>[] = [
    {
      label: "Name",
      cell: (row) => (
        <span className={styles.level[row.level ?? 0]}>
          <Link to={`/dashboard/content/${kind}/${row.id}`} className={rowLink}>
            {row.title}
          </Link>
          {row.detail ? <span className={styles.small}>{detailOf(row.detail)}</span> : null}
        </span>
      ),
    },
    { label: "In the shop", cell: ({ is_visible }) => (is_visible ? "Shown" : "Hidden") },
    ...(isOrdered && !query.search
      ? [
          {
            label: "Order",
            cell: (row: Row) => (
              <span className={buttons}>
                {mover(row, "before")}
                {mover(row, "behind")}
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <p>{about}</p>
      {isFixed ? null : (
        <p>
          <ButtonLink href={`/dashboard/content/${kind}/new`}>Add a {one}</ButtonLink>
        </p>
      )}
      <ListFilters
        label={`Which of ${title}`}
        search={{ label: "Name", maxLength: SEARCH_MAXIMUM_LENGTH }}
        query={{ search: query.search }}
      />
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["entry", "entries"]}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: "Nothing found", message: "Try fewer words, or add one." }}
      />
    </>
  );
}

/** What the shop has of one kind. */
export default function ContentKindPage() {
  const { kind = "" } = useParams();
  const isKnown = isContentKind(kind);
  return (
    <DashboardFrame title={isKnown ? contentKindOf(kind).title : "Content"}>
      <p>
        <Link to="/dashboard/content">All content</Link>
      </p>
      {isKnown ? <Rows key={kind} kind={kind} /> : <EmptyState title="No such content" message="It may have moved." />}
    </DashboardFrame>
  );
}
