import { staffStore } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { NOT_FOUND, SOMETHING_WENT_WRONG } from "../../../data/failures.ts";
import { lazyPart } from "../../../data/lazy-or.tsx";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import { steps } from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";

const StoreForm = lazyPart(() => import("./store-form.tsx"));

export const meta = metaOf(dashboardMeta["/dashboard/content/stores/:storeId"]);

function Store({ id }: { readonly id: string }) {
  const store = useQuery(staffStore, { params: { id } });
  if (store.state === "loading") return <Skeleton shape="block" />;
  if (store.state === "failed") {
    return store.failure.kind === "refused" && store.failure.httpStatus === NOT_FOUND ? (
      <EmptyState title="No such store" message="It may have been taken off the list." />
    ) : (
      <ErrorState title={SOMETHING_WENT_WRONG} onRetry={store.refetch} />
    );
  }
  return <StoreForm store={store.reply.data} />;
}

/** One store, to be added, changed or taken off the list. */
export default function StaffStorePage() {
  const { storeId: id = "" } = useParams();
  const isNew = id === "new";
  return (
    <DashboardFrame title={isNew ? "New store" : "Store"}>
      <p className={steps}>
        <Link to="/dashboard/content/stores">All stores</Link>
      </p>
      <Suspense fallback={<Skeleton shape="block" />}>
        {isNew ? <StoreForm store={undefined} /> : <Store key={id} id={id} />}
      </Suspense>
    </DashboardFrame>
  );
}
