import { shoppingMeta } from "@store/content";
import { RATINGS, type StarDistribution, type Rating as Stars } from "@store/domain";
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
import { Helpful } from "./helpful.tsx";
import { loadReviews, type ReviewsOfProduct, reviewListAddress } from "./load-reviews.ts";
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
  const { product, average, count, distribution, stars, page, reviews, report } = contents;
  const siteUrl = useSiteUrl();
  const address = productAddress(product);
  const { image } = product;
  return (
    <div className={shell.reading}>
      <PageHead
        {...META}
        indexed={stars === undefined}
        own={{ title: titleOf(contents), description: descriptionOf(contents), image }}
      />
      <Canonical path={reviewListAddress(product, stars === undefined ? page : 1)} />
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
            {distribution && count > 0 ? <StarFilter contents={contents} distribution={distribution} /> : null}
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
                actions={({ id, name, helpful_count = 0 }) =>
                  id === undefined ? null : (
                    <div className={styles.actions}>
                      <Helpful key={id} id={id} name={name} count={helpful_count} />
                      <Link to={reportAddress(product, id)} rel="nofollow" className={styles.reportLink}>
                        Report <VisuallyHidden>the review by {name}</VisuallyHidden>
                      </Link>
                    </div>
                  )
                }
              />
              <Pages contents={contents} />
            </>
          ) : stars === undefined ? (
            <EmptyState title="No reviews yet" action={{ label: "See the product", href: address }} />
          ) : (
            <EmptyState
              title="No reviews with so many stars"
              action={{ label: "See all reviews", href: reviewsAddress(product) }}
            />
          )}
        </section>
      </div>
    </div>
  );
}

const starsInWords = (stars: Stars): string => (stars === 1 ? "1 star" : `${stars} stars`);

/** All reviews, or those with so many stars: links, which need no script. What nobody gave cannot be chosen. */
function StarFilter({
  contents: { product, stars: chosen, count },
  distribution,
}: {
  readonly contents: ReviewsOfProduct;
  readonly distribution: StarDistribution;
}) {
  const choices = [
    { stars: undefined, label: "All", count },
    ...RATINGS.toReversed().map((stars) => ({ stars, label: starsInWords(stars), count: distribution[stars] })),
  ];
  return (
    <nav aria-label="Reviews by stars">
      <ul className={styles.filter}>
        {choices
          .filter((choice) => choice.count > 0 || choice.stars === chosen)
          .map((choice) => (
            <li key={choice.label}>
              <Link
                to={reviewListAddress(product, 1, choice.stars)}
                rel={choice.stars === undefined ? undefined : "nofollow"}
                aria-current={choice.stars === chosen ? "page" : undefined}
                className={choice.stars === chosen ? styles.chosen : styles.choice}
              >
                {choice.label} ({choice.count})
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Prev and Next [R80]. */
function Pages({ contents: { product, stars, page, totalPages } }: { readonly contents: ReviewsOfProduct }) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <span>
        {page > 1 ? (
          <ButtonLink href={reviewListAddress(product, page - 1, stars)} variant="secondary" rel="prev">
            Prev
          </ButtonLink>
        ) : null}
      </span>
      <span>
        Page {page} of {totalPages}
      </span>
      <span className={styles.next}>
        {page < totalPages ? (
          <ButtonLink href={reviewListAddress(product, page + 1, stars)} variant="secondary" rel="next">
            Next
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  );
}
