import { type ContentKind, contentKindOf, isContentKind } from "@store/api-client/content-kinds";
import { contentItem, type ReplyOf } from "@store/api-client/contract";
import { pageAddress } from "@store/domain";
import { lazyPart } from "@store/react-client/lazy-or";
import { blogAddress, categoryAddress } from "@store/react-client/shop-addresses";
import { EmptyState } from "@store/ui/empty-state";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { useQueryIf } from "../data/use-query.ts";
import { steps } from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";

type Saved = ReplyOf<typeof contentItem>["data"];

const ContentForm = lazyPart(() => import("./content-form.tsx"));

const NONE = <EmptyState title="Content not found" message="It may have been deleted." />;

/** The kinds that the home page shows. */
const AT_HOME: readonly ContentKind[] = [
  ...(["banners", "about-sections", "upper-sections", "product-sections", "lower-sections"] as const),
  ...(["testimonials", "videos", "statistics"] as const),
];

/** Where the shop shows one of a kind; undefined where it has no page, or is hidden. */
function shopAddressOf(kind: ContentKind, { id, title, values }: Saved): string | undefined {
  if (kind === "page-meta") return typeof values.path === "string" ? values.path : undefined;
  if (values.is_visible !== true) return undefined;
  if (kind === "categories") return categoryAddress({ id, name: title });
  if (kind === "blogs") return isPast(values.published_at) ? blogAddress({ id, title }) : undefined;
  if (kind === "pages") return typeof values.slug === "string" ? pageAddress(values.slug) : undefined;
  return AT_HOME.includes(kind) ? "/" : undefined;
}

const isPast = (moment: Saved["values"][string] | undefined) =>
  typeof moment === "string" && new Date(moment) <= new Date();

function Item({ kind, id }: { readonly kind: ContentKind; readonly id: string }) {
  const isNew = id === "new";
  const item = useQueryIf(!isNew, contentItem, { params: { kind, id } });
  if (item.state === "failed")
    return <LoadFailed failure={item.failure} title="Content not found" onRetry={item.refetch} />;
  if (!isNew && item.state === "loading") return <Skeleton shape="block" />;
  const saved = item.reply?.data;
  const address = saved && shopAddressOf(kind, saved);
  return (
    <>
      {address ? (
        <p className={steps}>
          <a href={address}>As the shop shows it</a>
        </p>
      ) : null}
      <Suspense fallback={<Skeleton shape="block" />}>
        <ContentForm kind={kind} item={saved} />
      </Suspense>
    </>
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
          <p className={steps}>
            <Link to={`/dashboard/content/${kind}`}>Back to “{contentKindOf(kind).title}”</Link>
          </p>
          <Item key={`${kind} ${id}`} kind={kind} id={id} />
        </>
      ) : (
        NONE
      )}
    </DashboardFrame>
  );
}
