import { type ReplyOf, staffVoucher, voucherUses, voucherUsesCsv } from "@store/api-client/contract";
import { formatDateTime, formatRupees } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Skeleton } from "@store/ui/skeleton";
import { useRef } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useListQuery, useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { VoucherForm } from "./voucher-form.tsx";
import { VoucherState } from "./voucher-state.tsx";

type Use = ReplyOf<typeof voucherUses>["data"][number];

const USES: readonly ListColumn<Use>[] = [
  {
    label: "Order",
    cell: ({ id, order_id }) => (
      <Link to={`/dashboard/orders/${id}`} className={styles.orderLink}>
        {order_id}
      </Link>
    ),
  },
  { label: "When", cell: ({ used_at }) => formatDateTime(used_at) },
  { label: "By", cell: ({ full_name }) => full_name },
  { label: "Gave", isFigure: true, cell: ({ amount }) => formatRupees(amount) },
];

function Uses({ id }: { readonly id: string }) {
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className={styles.heading}>
        Orders that used it
      </h2>
      <ListTable
        answer={useListQuery(voucherUses, { params: { id }, query: { page } })}
        page={page}
        nouns={["order", "orders"]}
        columns={USES}
        keyOf={(use) => use.id}
        empty={{
          title: "No orders found",
          message: "Go back to the first page.",
          start: "Orders that use it are listed here.",
        }}
        csv={() => call(voucherUsesCsv, { params: { id } })}
      />
    </section>
  );
}

function Voucher({ id }: { readonly id: string }) {
  const voucher = useQuery(staffVoucher, { params: { id } });
  usePageTitle(voucher.reply && `Voucher ${voucher.reply.data.code}`);
  const facts = useRef<HTMLParagraphElement>(null);
  if (voucher.state === "loading") return <Skeleton shape="block" />;
  if (voucher.state === "failed") {
    return <LoadFailed failure={voucher.failure} title="Voucher not found" onRetry={voucher.refetch} />;
  }
  const { data } = voucher.reply;
  return (
    <>
      <p ref={facts} tabIndex={-1} className={styles.facts}>
        <strong>{data.code}</strong>
        <VoucherState state={data.state} />
        <span>
          {data.used === 1 ? "Used once" : `Used ${countOf(data.used, "time")}`}, gave {formatRupees(data.given)}
        </span>
      </p>
      {data.kind === "gift" ? (
        <p className={styles.steps}>
          A gift voucher with {formatRupees(data.amount ?? data.given)} left.{" "}
          {data.owner ? `It belongs to ${data.owner.name}.` : "Nobody has spent from it yet."} It was paid for, and
          cannot be changed.
        </p>
      ) : (
        <div className={styles.steps}>
          {/* Its days decide its state: it begins again with them. */}
          <VoucherForm
            key={data.state}
            voucher={data}
            onSaved={voucher.refetch}
            onEnded={async () => {
              await voucher.refetch();
              // The button that ended it is gone.
              facts.current?.focus();
            }}
          />
        </div>
      )}
      <Uses id={id} />
    </>
  );
}

/** One voucher, to be made or changed, with the orders that used it. */
export default function VoucherPage() {
  const { voucherId: id = "" } = useParams();
  const isNew = id === "new";
  return (
    <DashboardFrame title={isNew ? "New voucher" : "Voucher"}>
      <p className={styles.steps}>
        <Link to="/dashboard/vouchers">All vouchers</Link>
      </p>
      {isNew ? <VoucherForm voucher={undefined} /> : <Voucher key={id} id={id} />}
    </DashboardFrame>
  );
}
