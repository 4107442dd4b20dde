import { shoppingMeta } from "@store/content";
import { ErrorState } from "@store/ui/error-state";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useRevalidator } from "react-router-dom";
import { ProductCarousel } from "../../commerce/product-carousel.tsx";
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
import { Description } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import { loadProduct, loadProductAt } from "./load-product.ts";
import * as styles from "./product.css.ts";
import { productStructuredData } from "./product-structured-data.ts";
import { Purchase } from "./purchase.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Reviews } from "./reviews.tsx";

/** Document 2, section 8. */
const LOADING_FAILED = "There was an error loading the product details!";
const PLEASE_RELOAD = "Please reload the page";
const NO_SUCH_PRODUCT = "We do not have this product any more";

export const loader = ({ context, params }: Route.LoaderArgs) => loadProductAt(context.get(callContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProduct(call, params.productId);

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

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, isMissing, related, others } = loaderData;
  const { revalidate } = useRevalidator();
  const siteUrl = useSiteUrl();

  if (!product) {
    return (
      <div className={shell.wide}>
        <h1>
          <VisuallyHidden>Product</VisuallyHidden>
        </h1>
        {isMissing ? (
          <ErrorState title={NO_SUCH_PRODUCT} action={{ label: "See all products", href: "/shop" }} />
        ) : (
          <ErrorState title={LOADING_FAILED} message={PLEASE_RELOAD} onRetry={revalidate} />
        )}
      </div>
    );
  }

  const { category } = product;
  const address = productAddress(product);
  const image = product.image1 ?? product.home_image;
  return (
    <div className={shell.wide}>
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
        <Purchase key={product.id} product={product} />
      </article>
      <Description html={product.website_description.description} />
      <Reviews product={product} />
      <ProductCarousel title="Goes well with this" products={related} />
      <ProductCarousel title="You may also like" products={others} />
      <RecentlyViewed productId={product.id} />
    </div>
  );
}
