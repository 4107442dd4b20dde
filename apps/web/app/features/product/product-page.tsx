import { shoppingMeta } from "@store/content";
import { PLEASE_RELOAD } from "@store/react-client/failures";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { WrittenPart } from "../../commerce/written-part.tsx";
import { LoadFailure } from "../../data/load-failure.tsx";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { categoryAddress, productAddress } from "../../navigation/addresses.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { CompanionProducts } from "./companions.tsx";
import { Gallery } from "./gallery.tsx";
import { type Companions, loadProduct, type ProductData } from "./load-product.ts";
import * as styles from "./product.css.ts";
import { productStructuredData } from "./product-structured-data.ts";
import { Purchase } from "./purchase.tsx";
import { PurchaseBar } from "./purchase-bar.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Reviews } from "./reviews.tsx";
import { usePurchase } from "./use-purchase.ts";
import { useRatings } from "./use-ratings.ts";
import { useWriteReview } from "./use-write-review.ts";

const loadFacts = async () => ({ default: (await import("./pack-facts.tsx")).PackFacts });
/** Text alone: the server writes it, and a browser fetches it only where its first page was another. */
const PackFacts = import.meta.env.SSR ? (await loadFacts()).default : lazy(loadFacts);

/** [R81] */
const LOADING_FAILED = "There was an error loading the product details!";
const NO_SUCH_PRODUCT = "We do not have this product any more";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadProduct(context.get(callContext), params);

const META = shoppingMeta["/products/:productId/:productName"];

export default function ProductPage() {
  const { product, isMissing, companions } = useLoaderData<typeof loader>();
  if (product) return <Product key={product.id} product={product} companions={companions} />;
  return (
    <div className={shell.wide}>
      <PageHead {...META} />
      <h1>
        <VisuallyHidden>Product</VisuallyHidden>
      </h1>
      <LoadFailure
        missing={
          isMissing ? { title: NO_SUCH_PRODUCT, action: { label: "See all products", href: "/shop" } } : undefined
        }
        title={LOADING_FAILED}
        message={PLEASE_RELOAD}
      />
    </div>
  );
}

/** Its gallery and carousels are memoized: a change of the quantity or a press on Add does not render them again. */
function Product({ product, companions }: { readonly product: ProductData; readonly companions: Companions }) {
  const siteUrl = useSiteUrl();
  const purchase = usePurchase(product);
  const { ratings, reload } = useRatings(product);
  const reviewForm = useWriteReview();
  const { category } = product;
  const { metatitle, metadescription, metakeywords } = product.website_description;
  const address = productAddress(product);
  return (
    <div className={shell.wide}>
      <PageHead
        {...META}
        own={{
          title: metatitle ?? product.name,
          description: metadescription,
          keywords: metakeywords,
          image: product.share_picture ?? product.images[0]?.image,
        }}
      />
      <Canonical path={address} />
      <StructuredData
        data={import.meta.env.SSR ? productStructuredData(product, { url: siteUrl + address, siteUrl }) : undefined}
      />
      <PageBreadcrumbs
        items={[
          { label: "Shop", href: "/shop" },
          ...(category ? [{ label: category.name, href: categoryAddress(category) }] : []),
          { label: product.name },
        ]}
      />
      <article className={styles.product}>
        <Gallery name={product.name} images={product.images} videos={product.videos} />
        <Purchase product={product} purchase={purchase} ratings={ratings} onWriteReview={reviewForm.write} />
      </article>
      <WrittenPart id={`facts-${product.id}`} data={product}>
        <Suspense>
          <PackFacts product={product} />
        </Suspense>
      </WrittenPart>
      <Reviews product={product} ratings={ratings} form={reviewForm} onPosted={reload} />
      <CompanionProducts productId={product.id} loaded={companions} />
      <RecentlyViewed productId={product.id} />
      <PurchaseBar product={product} purchase={purchase} />
    </div>
  );
}
