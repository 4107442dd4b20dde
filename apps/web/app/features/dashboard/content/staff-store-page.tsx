import { staffStore } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { lazyPart } from "../../../data/lazy-or.tsx";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import { steps } from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { LoadFailed } from "../load-failed.tsx";

const StoreForm = lazyPart(() => import("./store-form.tsx"));

export const meta = metaOf(dashboardMeta["/dashboard/content/stores/:storeId"]);

function Store({ id }: { readonly id: string }) {
  const store = useQuery(staffStore, { params: { id } });
  if (store.state === "loading") return <Skeleton shape="block" />;
  if (store.state === "failed")
    return <LoadFailed failure={store.failure} title="No such store" onRetry={store.refetch} />;
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
