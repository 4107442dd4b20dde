import { shoppingMeta } from "@store/content";
import { ErrorState } from "@store/ui/error-state";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useRevalidator } from "react-router-dom";
import { PLEASE_RELOAD } from "../../data/failures.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/server-context.ts";
import { categoryAddress, pictureAddress, productAddress } from "../../navigation/addresses.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { metaTags } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { call } from "../../session/browser-call.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/product-page.ts";
import { CompanionProducts } from "./companions.tsx";
import { Description } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import { type Companions, loadProduct, loadProductAt, type ProductData } from "./load-product.ts";
import * as styles from "./product.css.ts";
import { productStructuredData } from "./product-structured-data.ts";
import { scope } from "./purchase.css.ts";
import { Purchase } from "./purchase.tsx";
import { PurchaseBar } from "./purchase-bar.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Reviews } from "./reviews.tsx";
import { usePurchase } from "./use-purchase.ts";
import { useRatings } from "./use-ratings.ts";
import { useWriteReview } from "./use-write-review.ts";

/** Document 2, section 8. */
const LOADING_FAILED = "There was an error loading the product details!";
const NO_SUCH_PRODUCT = "We do not have this product any more";

export const loader = ({ context, params }: Route.LoaderArgs) => loadProductAt(context.get(callContext), params);
export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) => loadProduct(call, params.productId);

export const meta: Route.MetaFunction = (page) => {
  const product = page.loaderData?.product;
  if (!product) return metaTags(page, shoppingMeta["/products/:productId/:productName"]);
  const { metatitle, metadescription, metakeywords } = product.website_description;
  return metaTags(page, shoppingMeta["/products/:productId/:productName"], {
    title: metatitle ?? product.name,
    description: metadescription,
    keywords: metakeywords,
    image: product.images[0]?.image,
  });
};

export default function ProductPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { product, isMissing, companions } = loaderData;
  const { revalidate, state } = useRevalidator();
  if (product) return <Product key={product.id} product={product} companions={companions} />;
  return (
    <div className={shell.wide}>
      <h1>
        <VisuallyHidden>Product</VisuallyHidden>
      </h1>
      {isMissing ? (
        <ErrorState title={NO_SUCH_PRODUCT} action={{ label: "See all products", href: "/shop" }} />
      ) : (
        <ErrorState
          title={LOADING_FAILED}
          message={PLEASE_RELOAD}
          onRetry={revalidate}
          isRetrying={state === "loading"}
        />
      )}
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
  const address = productAddress(product);
  const image = product.image1 ?? product.home_image;
  return (
    <div className={`${shell.wide} ${scope}`}>
      <Canonical path={address} />
      <StructuredData
        data={productStructuredData(product, siteUrl + address, image && pictureAddress(image, siteUrl))}
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
      <Description html={product.website_description.description} />
      <Reviews product={product} ratings={ratings} form={reviewForm} onPosted={reload} />
      <CompanionProducts productId={product.id} loaded={companions} />
      <RecentlyViewed productId={product.id} />
      <PurchaseBar product={product} purchase={purchase} />
    </div>
  );
}
