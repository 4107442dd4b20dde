import { staffDiscount } from "@store/api-client/contract";
import { Skeleton } from "@store/ui/skeleton";
import { useRef } from "react";
import { Link, useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { DiscountState } from "../parts/discount-state.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { DiscountForm } from "./discount-form.tsx";
import { timeOf } from "./discount-words.ts";

function Discount({ id }: { readonly id: string }) {
  const discount = useQuery(staffDiscount, { params: { id } });
  usePageTitle(discount.reply && `Discount ${discount.reply.data.name}`);
  const facts = useRef<HTMLParagraphElement>(null);
  if (discount.state === "loading") return <Skeleton shape="block" />;
  if (discount.state === "failed") {
    return <LoadFailed failure={discount.failure} title="Discount not found" onRetry={discount.refetch} />;
  }
  const { data } = discount.reply;
  return (
    <>
      <p ref={facts} tabIndex={-1} className={styles.facts}>
        <strong>{data.name}</strong>
        <DiscountState state={data.state} />
        <span>{timeOf(data)}</span>
      </p>
      <div className={styles.steps}>
        {/* Its moments decide its state: it begins again with them. */}
        <DiscountForm
          key={`${data.state} ${data.ends_at}`}
          discount={data}
          onSaved={async () => {
            await discount.refetch();
            facts.current?.focus();
          }}
        />
      </div>
    </>
  );
}

/** One discount, to be made or changed. */
export default function DiscountPage() {
  const { discountId: id = "" } = useParams();
  const isNew = id === "new";
  return (
    <DashboardFrame title={isNew ? "New discount" : "Discount"}>
      <p className={styles.steps}>
        <Link to="/dashboard/discounts">All discounts</Link>
      </p>
      {isNew ? <DiscountForm discount={undefined} /> : <Discount key={id} id={id} />}
    </DashboardFrame>
  );
}
