import { staffStore } from "@store/api-client/contract";
import { lazyPart } from "@store/react-client/lazy-or";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { steps } from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { LoadFailed } from "../parts/load-failed.tsx";

const StoreForm = lazyPart(() => import("./store-form.tsx"));

function Store({ id }: { readonly id: string }) {
  const store = useQuery(staffStore, { params: { id } });
  usePageTitle(store.reply?.data.store_name);
  if (store.state === "loading") return <Skeleton shape="block" />;
  if (store.state === "failed")
    return <LoadFailed failure={store.failure} title="Store not found" onRetry={store.refetch} />;
  return <StoreForm store={store.reply.data} />;
}

/** One store, to be added, changed or taken off the list. */
export default function StorePage() {
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
