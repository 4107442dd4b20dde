import { accountMeta } from "@store/content";
import { sharedWishlistTitle, WISHLIST_NOT_SHARED } from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { ProductGrid } from "@store/ui/product-grid";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ProductTileItem } from "../../commerce/product-tile.tsx";
import { LoadFailure } from "../../data/load-failure.tsx";
import { shopPolicy } from "../../data/policy.ts";
import { callContext } from "../../data/router-context.ts";
import { PageHead } from "../../seo/page-head.tsx";
import * as shell from "../../shell/shell.css.ts";
import { countOf } from "./count-of.ts";
import { loadSharedWishlist } from "./load-shared-wishlist.ts";
import * as styles from "./wishlist.css.ts";

const META = accountMeta["/wishlist/:shareToken"];
const TO_THE_SHOP = { label: "Go to the shop", href: "/shop" };
/** As many as a phone shows before anybody scrolls. */
const FIRST_VIEW = 2;

export const loader = ({ context, params: { shareToken = "" } }: LoaderFunctionArgs) =>
  loadSharedWishlist(context.get(callContext), shareToken);

/** What somebody wishes for, for whoever has the link; they buy it for themselves or as a gift. */
export default function SharedWishlistPage() {
  const { products, firstName, isMissing } = useLoaderData<typeof loader>();
  if (!products)
    return (
      <div className={shell.wide}>
        <PageHead {...META} />
        <h1>
          <VisuallyHidden>{META.title}</VisuallyHidden>
        </h1>
        <LoadFailure
          missing={isMissing ? { title: WISHLIST_NOT_SHARED, action: TO_THE_SHOP } : undefined}
          title="The wishlist could not be loaded"
        />
      </div>
    );
  const title = sharedWishlistTitle(firstName, shopPolicy().identity.shopName);
  return (
    <div className={`${shell.wide} ${shell.tall}`}>
      <PageHead {...META} own={{ title: firstName && title }} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
      </div>
      {products.length > 0 ? (
        <>
          <p className={styles.count}>{countOf(products.length)}, at today's prices</p>
          <div className={styles.list}>
            <ProductGrid>
              {products.map((product, place) => (
                <ProductTileItem key={product.id} product={product} heading="h2" isFirstView={place < FIRST_VIEW} />
              ))}
            </ProductGrid>
          </div>
        </>
      ) : (
        <EmptyState title="Nothing is on this wishlist now" action={TO_THE_SHOP} />
      )}
    </div>
  );
}
