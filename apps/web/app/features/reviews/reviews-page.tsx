import { shoppingMeta } from "@store/content";
import { ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ProductPicture } from "@store/ui/product-picture";
import { Rating } from "@store/ui/rating";
import { RatingBars } from "@store/ui/rating-bars";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ReviewList } from "../../commerce/review-card.tsx";
import { LoadFailure } from "../../data/load-failure.tsx";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { pictureAddress, productAddress, reviewsAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { loadReviews, type ReviewsOfProduct } from "./load-reviews.ts";
import { ReportReview } from "./report-review.tsx";
import * as styles from "./reviews-page.css.ts";
import { reviewsStructuredData } from "./reviews-structured-data.ts";

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadReviews(context.get(callContext), params, request.url);

const NO_SUCH_PRODUCT = "We do not have this product any more";

const countOf = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);

/** Where a review of a product is reported to the shop. */
const reportAddress = (product: ReviewsOfProduct["product"], review: number): string =>
  `${reviewsAddress(product)}?report=${review}`;

const titleOf = ({ product, page }: ReviewsOfProduct) =>
  `Reviews of ${product.name}${page > 1 ? `, page ${page}` : ""}`;

const descriptionOf = ({ product, average, count }: ReviewsOfProduct) =>
  average === undefined
    ? undefined
    : `${average} of 5 stars from ${countOf(count)}: what shoppers say about ${product.name}.`;

const META = shoppingMeta["/products/:productId/reviews/:productName"];

export default function ReviewsPage() {
  const { contents, isMissing } = useLoaderData<typeof loader>();
  if (contents) return <Contents contents={contents} />;
  return (
    <div className={shell.wide}>
      <PageHead {...META} />
      <h1>
        <VisuallyHidden>Reviews</VisuallyHidden>
      </h1>
      <LoadFailure
        missing={
          isMissing ? { title: NO_SUCH_PRODUCT, action: { label: "See all products", href: "/shop" } } : undefined
        }
      />
    </div>
  );
}

/** A product's rating and its reviews, 30 a page [R80]. */
function Contents({ contents }: { readonly contents: ReviewsOfProduct }) {
  const { product, average, count, distribution, page, reviews, report } = contents;
  const siteUrl = useSiteUrl();
  const address = productAddress(product);
  const { image } = product;
  return (
    <div className={shell.reading}>
      <PageHead {...META} own={{ title: titleOf(contents), description: descriptionOf(contents), image }} />
      <Canonical path={reviewsAddress(product, page)} />
      {average === undefined ? null : (
        <StructuredData
          data={
            import.meta.env.SSR
              ? reviewsStructuredData(contents, siteUrl + address, image && pictureAddress(image, siteUrl), siteUrl)
              : undefined
          }
        />
      )}
      <PageBreadcrumbs
        items={[{ label: "Shop", href: "/shop" }, { label: product.name, href: address }, { label: "Reviews" }]}
      />
      <div className={styles.layout}>
        <div className={styles.product}>
          <div className={styles.picture}>
            <ProductPicture
              src={image}
              alt={product.name}
              width={200}
              height={200}
              kind="card"
              sizes="(min-width: 768px) 200px, 96px"
              isPriority
            />
          </div>
          <div>
            <h1 className={styles.title}>Reviews of {product.name}</h1>
            <Link to={address} className={styles.name}>
              See the product
            </Link>
          </div>
          <div className={styles.numbers}>
            {average === undefined ? null : (
              <p className={styles.average}>
                <span className={styles.figure} aria-hidden>
                  {average.toFixed(1)}
                </span>
                <Rating value={average} />
                <span>{countOf(count)}</span>
              </p>
            )}
            {distribution && average !== undefined ? (
              <div className={styles.bars}>
                <RatingBars distribution={distribution} />
              </div>
            ) : null}
            <ButtonLink href={`${address}#reviews`} variant="secondary">
              Write a review
            </ButtonLink>
          </div>
        </div>
        {report ? <ReportReview key={report.id} report={report} product={product} /> : null}
        <section aria-label="Reviews">
          {reviews.length > 0 ? (
            <>
              <ReviewList
                reviews={reviews}
                actions={({ id, name }) =>
                  id === undefined ? null : (
                    <Link to={reportAddress(product, id)} rel="nofollow" className={styles.reportLink}>
                      Report <VisuallyHidden>the review by {name}</VisuallyHidden>
                    </Link>
                  )
                }
              />
              <Pages contents={contents} />
            </>
          ) : (
            <EmptyState title="No reviews yet" action={{ label: "See the product", href: address }} />
          )}
        </section>
      </div>
    </div>
  );
}

/** Prev and Next [R80]. */
function Pages({ contents: { product, page, totalPages } }: { readonly contents: ReviewsOfProduct }) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <span>
        {page > 1 ? (
          <ButtonLink href={reviewsAddress(product, page - 1)} variant="secondary" rel="prev">
            Prev
          </ButtonLink>
        ) : null}
      </span>
      <span>
        Page {page} of {totalPages}
      </span>
      <span className={styles.next}>
        {page < totalPages ? (
          <ButtonLink href={reviewsAddress(product, page + 1)} variant="secondary" rel="next">
            Next
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  );
}
