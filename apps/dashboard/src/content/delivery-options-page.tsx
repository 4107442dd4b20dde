import { moveDeliveryOption, type ReplyOf, staffDeliveryOptions } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { ButtonLink } from "@store/ui/button";
import { StatusBadge } from "@store/ui/status-badge";
import { useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { useRowMoves } from "../list/use-row-moves.tsx";
import { countOf } from "../parts/count-of.ts";
import { about } from "./content.css.ts";

type Row = ReplyOf<typeof staffDeliveryOptions>["data"][number];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Option",
    cell: ({ id, name }) => (
      <Link to={`/dashboard/content/delivery-options/${id}`} className={styles.rowLink}>
        {name}
      </Link>
    ),
  },
  { label: "Every", cell: ({ duration }) => (duration === 1 ? "day" : countOf(duration, "day")) },
  {
    label: "State",
    cell: ({ is_offered }) => (
      <StatusBadge tone={is_offered ? "green" : "grey"}>{is_offered ? "Offered" : "Not offered"}</StatusBadge>
    ),
  },
  { label: "Used by", cell: ({ subscriptions }) => countOf(subscriptions, "subscription") },
];

function Options() {
  const answer = useListQuery(staffDeliveryOptions);
  // All of them come at once: they are one page.
  const reply = useMemo(() => {
    const data = answer.reply?.data ?? [];
    return { data, count: data.length, total_pages: 1 };
  }, [answer.reply]);
  const top = useRef<HTMLParagraphElement>(null);
  const moves = useRowMoves<Row>({
    nameOf: ({ name }) => name,
    move: ({ id }, to) => call(moveDeliveryOption, { params: { id }, body: { to } }),
    reload: answer.refetch,
    fallback: top,
  });
  return (
    <>
      <p ref={top} tabIndex={-1} className={about}>
        Subscribers choose among those that are offered, in this order.
      </p>
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/content/delivery-options/new">Add a delivery option</ButtonLink>
      </p>
      {moves.status}
      <ListTable
        answer={answer.state === "loaded" ? { ...answer, reply } : answer}
        page={1}
        nouns={["delivery option", "delivery options"]}
        columns={[...COLUMNS, moves.column]}
        keyOf={({ id }) => id}
        empty={{ title: "No delivery options yet", message: "Nobody can subscribe before there is one." }}
      />
    </>
  );
}

/** How often subscriptions can be delivered. */
export default function DeliveryOptionsPage() {
  return (
    <DashboardFrame title="Delivery options">
      <p className={styles.steps}>
        <Link to="/dashboard/content">All content</Link>
      </p>
      <Options />
    </DashboardFrame>
  );
}
