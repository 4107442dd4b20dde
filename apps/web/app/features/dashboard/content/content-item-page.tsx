import { type ContentKind, contentKindOf, isContentKind } from "@store/api-client/content-kinds";
import { contentItem } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { NOT_FOUND, SOMETHING_WENT_WRONG } from "../../../data/failures.ts";
import { lazyPart } from "../../../data/lazy-or.tsx";
import { useQueryIf } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";

const ContentForm = lazyPart(() => import("./content-form.tsx"));

export const meta = metaOf(dashboardMeta["/dashboard/content/:kind/:id"]);

const NONE = <EmptyState title="No such content" message="It may have been deleted." />;

function Item({ kind, id }: { readonly kind: ContentKind; readonly id: string }) {
  const isNew = id === "new";
  const item = useQueryIf(!isNew, contentItem, { params: { kind, id } });
  if (item.state === "failed") {
    const isGone = item.failure.kind === "refused" && item.failure.httpStatus === NOT_FOUND;
    return isGone ? NONE : <ErrorState title={SOMETHING_WENT_WRONG} onRetry={item.refetch} />;
  }
  if (!isNew && item.state === "loading") return <Skeleton shape="block" />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <ContentForm kind={kind} item={item.reply?.data} />
    </Suspense>
  );
}

/** One of a kind of content, to be written or changed. */
export default function ContentItemPage() {
  const { kind = "", id = "" } = useParams();
  const isKnown = isContentKind(kind);
  const one = isKnown ? contentKindOf(kind).one : "content";
  return (
    <DashboardFrame title={`${id === "new" ? "New" : "Change"} ${one}`}>
      {isKnown ? (
        <>
          <p>
            <Link to={`/dashboard/content/${kind}`}>All {contentKindOf(kind).title}</Link>
          </p>
          <Item key={`${kind} ${id}`} kind={kind} id={id} />
        </>
      ) : (
        NONE
      )}
    </DashboardFrame>
  );
}
