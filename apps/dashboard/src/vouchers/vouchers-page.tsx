import { type ReplyOf, staffVouchers } from "@store/api-client/contract";
import { FIELD_LENGTHS, formatDate, formatRoundRupees } from "@store/domain";
import { ButtonLink } from "@store/ui/button";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { VOUCHER_STATE_NAMES, VoucherState } from "./voucher-state.tsx";

const KINDS = [{ value: "gift", label: "Gift vouchers" }] as const;

type Row = ReplyOf<typeof staffVouchers>["data"][number];

/** What a voucher gives: "10% to ₹150", "₹75", "₹500 left". */
function worthOf({ kind, amount, percent, cap }: Row): string {
  if (kind === "percent") return `${percent ?? 0}%${cap === undefined ? "" : ` to ${formatRoundRupees(cap)}`}`;
  const rupees = amount === undefined ? "" : formatRoundRupees(amount);
  return kind === "gift" ? `${rupees} left` : rupees;
}

function timeOf({ starts_at, ends_at }: Row): string {
  const from = starts_at === undefined ? "" : `from ${formatDate(starts_at)}`;
  const to = ends_at === undefined ? "" : `to ${formatDate(new Date(new Date(ends_at).getTime() - 1))}`;
  return [from, to].filter(Boolean).join(" ") || "Always";
}

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Code",
    cell: ({ id, code }) => (
      <Link to={`/dashboard/vouchers/${id}`} className={styles.rowLink}>
        {code}
      </Link>
    ),
  },
  { label: "Gives", cell: worthOf },
  { label: "State", cell: ({ state }) => <VoucherState state={state} /> },
  { label: "When", cell: timeOf },
  {
    label: "Used",
    isFigure: true,
    cell: ({ used, max_uses }) => (max_uses === undefined ? used : `${used} of ${max_uses}`),
  },
];

function Vouchers() {
  const [parameters] = useSearchParams();
  const query = {
    search: readWords(parameters.get("search"), FIELD_LENGTHS.voucherCode),
    state: readChoice(VOUCHER_STATE_NAMES, parameters.get("state")),
    kind: readChoice(KINDS, parameters.get("kind")),
    page: readPage(parameters),
  };
  return (
    <>
      <ListFilters
        label="Which vouchers"
        search={{
          label: query.kind ? "Whole code of the gift voucher" : "Code, as it begins",
          maxLength: FIELD_LENGTHS.voucherCode,
        }}
        filters={[
          { kind: "choice", name: "state", label: "State", options: VOUCHER_STATE_NAMES },
          { kind: "choice", name: "kind", label: "Kind", emptyLabel: "Promotions", options: KINDS },
        ]}
        query={query}
      />
      <ListTable
        answer={useListQuery(staffVouchers, { query })}
        page={query.page}
        nouns={["voucher", "vouchers"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{ title: "No vouchers found", message: "Try another code or state, or add one." }}
      />
    </>
  );
}

/** The shop's vouchers. */
export default function VouchersPage() {
  return (
    <DashboardFrame title="Vouchers">
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/vouchers/new">Add a voucher</ButtonLink>
      </p>
      <Vouchers />
    </DashboardFrame>
  );
}
