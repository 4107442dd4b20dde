import { type ContentKind, canBeHidden, contentKindOf, isContentKind } from "@store/api-client/content-kinds";
import { contentList, moveContent, type ReplyOf } from "@store/api-client/contract";
import { formatDate } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { Picture } from "@store/ui/picture";
import { StatusBadge } from "@store/ui/status-badge";
import { useRef } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import { rowLink, steps } from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { useRowMoves } from "../list/use-row-moves.tsx";
import * as styles from "./content.css.ts";
import { hasDrafts } from "./content-draft.ts";
import { ContentFilters, readContentQuery } from "./content-filters.tsx";
import { VisibilityButton } from "./visibility-button.tsx";

type Row = ReplyOf<typeof contentList>["data"][number];

/** Whether the shop shows a row, and if not, why. */
function RowState({ kind, row: { is_visible, hidden_by, detail } }: { readonly kind: ContentKind; readonly row: Row }) {
  const isPost = kind === "blogs";
  if (!is_visible) return <StatusBadge tone="grey">{hasDrafts(kind) ? "Draft" : "Hidden"}</StatusBadge>;
  if (hidden_by) return <StatusBadge tone="grey">Hidden with {hidden_by}</StatusBadge>;
  if (isPost && detail && new Date(detail) > new Date()) {
    return <StatusBadge tone="blue">From {formatDate(detail)}</StatusBadge>;
  }
  return <StatusBadge tone="green">Shown</StatusBadge>;
}

interface NameProps {
  readonly kind: ContentKind;
  readonly row: Row;
  /** The list leaves rows out, so that a category's place in it does not say what it stands in. */
  readonly isFiltered: boolean;
}

function Name({ kind, row: { id, title, detail, image, level = 0 }, isFiltered }: NameProps) {
  const said = kind === "blogs" && detail ? formatDate(detail) : detail;
  const isTree = kind === "categories";
  return (
    <span className={isTree && isFiltered ? styles.name : styles.nameAt[level]}>
      {image ? <Picture src={image} alt="" width={48} height={48} kind="thumb" sizes="48px" /> : null}
      <span>
        <Link to={`/dashboard/content/${kind}/${id}`} className={rowLink}>
          {title}
        </Link>
        {said && (!isTree || isFiltered) ? <span className={styles.small}>{said}</span> : null}
      </span>
    </span>
  );
}

function Rows({ kind }: { readonly kind: ContentKind }) {
  const { one, about, isOrdered, isFixed } = contentKindOf(kind);
  const [parameters] = useSearchParams();
  const query = { ...readContentQuery(kind, parameters), page: readPage(parameters) };
  const answer = useListQuery(contentList, { params: { kind }, query });
  const isFiltered = Boolean(query.search || query.visible || query.level);
  const top = useRef<HTMLParagraphElement>(null);
  const moves = useRowMoves<Row>({
    nameOf: ({ title }) => title,
    move: ({ id }, to) => call(moveContent, { params: { kind, id }, body: { to } }),
    reload: answer.refetch,
    fallback: top,
  });
  const columns: ListColumn<Row>[] = [
    { label: "Name", cell: (row) => <Name kind={kind} row={row} isFiltered={isFiltered} /> },
  ];
  if (canBeHidden(kind)) {
    columns.push({
      label: "In the shop",
      cell: (row) => (
        <span className={styles.state}>
          <RowState kind={kind} row={row} />
          <VisibilityButton kind={kind} row={row} reload={answer.refetch} fallback={top} />
        </span>
      ),
    });
  }
  // Among rows that are left out, nobody sees what a move does.
  if (isOrdered && !isFiltered) columns.push(moves.column);
  return (
    <>
      <p ref={top} tabIndex={-1} className={styles.about}>
        {about}
      </p>
      {isFixed ? null : (
        <p className={steps}>
          <ButtonLink href={`/dashboard/content/${kind}/new`}>Add a {one}</ButtonLink>
        </p>
      )}
      <ContentFilters kind={kind} query={query} />
      {moves.status}
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["entry", "entries"]}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: "Nothing found", message: "Try fewer words, or other filters." }}
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
      <p className={steps}>
        <Link to="/dashboard/content">All content</Link>
      </p>
      {isKnown ? (
        <Rows key={kind} kind={kind} />
      ) : (
        <EmptyState title="Content not found" message="It may have moved." />
      )}
    </DashboardFrame>
  );
}
