import { productChoices, staffProduct } from "@store/api-client/contract";
import { formatCount } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { ButtonLink } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useQuery, useQueryIf } from "../data/use-query.ts";
import * as formStyles from "../edit/form.css.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { copyOf, draftOf, EMPTY_PRODUCT } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { ScheduledPrices } from "./scheduled-prices.tsx";

interface EditorProps {
  /** The product that is changed, or that a new one begins with; undefined for an empty form. */
  readonly id: string | undefined;
  readonly isNew: boolean;
}

function Editor({ id, isNew }: EditorProps) {
  const choices = useQuery(productChoices);
  const product = useQueryIf(id !== undefined, staffProduct, { params: { id: id ?? "" } });
  usePageTitle(isNew ? undefined : product.reply?.data.name);
  if (product.state === "failed") {
    return <LoadFailed failure={product.failure} title="Product not found" onRetry={product.refetch} />;
  }
  if (choices.state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={choices.refetch} />;
  if (choices.state === "loading" || (id !== undefined && product.state === "loading")) {
    return <Skeleton shape="block" />;
  }
  const found = product.reply?.data;
  const before = isNew ? found && copyOf(found) : found && draftOf(found);
  const form = (
    <ProductForm
      pageKey={isNew ? `new ${id ?? ""}` : (id ?? "")}
      product={isNew ? undefined : found}
      initial={before ?? EMPTY_PRODUCT}
      choices={choices.reply.data}
      onSaved={product.refetch}
    />
  );
  if (isNew || !found) return form;
  return (
    <>
      {found.waiting > 0 ? (
        <p className={styles.steps}>
          {found.waiting === 1 ? "1 shopper wants" : `${formatCount(found.waiting)} shoppers want`} to hear when it is
          back in stock. <Link to="/dashboard/products/wanted">See all wanted products</Link>
        </p>
      ) : null}
      {form}
      <div className={styles.steps}>
        <div className={formStyles.form}>
          <ScheduledPrices productId={found.id} />
        </div>
      </div>
    </>
  );
}

/** One product, to be written or changed. */
export default function ProductPage() {
  const { productId = "" } = useParams();
  const [parameters] = useSearchParams();
  const isNew = productId === "new";
  const id = isNew ? (parameters.get("from") ?? undefined) : productId;
  return (
    <DashboardFrame title={isNew ? "New product" : "Product"}>
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/products" variant="secondary">
          All products
        </ButtonLink>
      </p>
      <Editor key={`${productId} ${id}`} id={id} isNew={isNew} />
    </DashboardFrame>
  );
}
