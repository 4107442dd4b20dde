import { brand, shoppingMeta } from "@store/content";
import { HOME_BLOGS, UPPER_SECTIONS } from "@store/domain";
import { ErrorState } from "@store/ui/error-state";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useRevalidator } from "react-router-dom";
import { call } from "../../session/browser-call.ts";
import { Canonical } from "../../shell/canonical.tsx";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../../shell/failure-words.ts";
import { metaOf } from "../../shell/page-meta.ts";
import { ProductCarousel } from "../../shell/product/product-carousel.tsx";
import { callContext } from "../../shell/server-context.ts";
import * as shell from "../../shell/shell.css.ts";
import { StructuredData } from "../../shell/structured-data.tsx";
import { useSiteUrl } from "../../shell/use-site-url.ts";
import type { Route } from "./+types/home-page.ts";
import { Banners } from "./banners.tsx";
import { Blogs } from "./blogs.tsx";
import { loadHome } from "./load-home.ts";
import { organisationData } from "./organisation-data.ts";
import { PictureBand } from "./picture-band.tsx";
import { Statistics } from "./statistics.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WordsBlocks } from "./words-blocks.tsx";

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(callContext));
export const clientLoader = () => loadHome(call);

/** A page that lacks a section says so to the caches. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = metaOf(shoppingMeta["/"]);

const { who, mission, inspire, giftHamper, newArrivals, certificates, groceries, shop } = UPPER_SECTIONS;

/** The sections in the order of document 1, section 2; one that could not be loaded is left out. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { isReached, banners, upperSections, productSections, lowerSections, statistics, testimonials, blogs } =
    loaderData;
  const siteUrl = useSiteUrl();
  const { revalidate } = useRevalidator();
  const upper = (id: number) => upperSections?.find((section) => section.id === id);
  const [first, ...carousels] = productSections ?? [];
  return (
    <div className={shell.wide}>
      <Canonical path="/" />
      <StructuredData data={organisationData(siteUrl)} />
      <h1>
        <VisuallyHidden>
          {brand.name}: {brand.tagline}
        </VisuallyHidden>
      </h1>
      {isReached ? null : <ErrorState title={SOMETHING_WENT_WRONG} message={TRY_AGAIN_LATER} onRetry={revalidate} />}
      <Banners title="This season" banners={banners.upper ?? []} isHero />
      <WordsBlocks sections={[upper(who), upper(mission), upper(inspire)]} />
      <Statistics statistics={statistics ?? []} />
      <PictureBand section={upper(giftHamper)} />
      {first ? (
        <ProductCarousel title={first.label} description={first.description} products={first.products} />
      ) : (
        <PictureBand section={upper(newArrivals)} />
      )}
      <PictureBand section={upper(groceries)} />
      {carousels.map(({ id, label, description, products }) => (
        <ProductCarousel key={id} title={label} description={description} products={products} />
      ))}
      <PictureBand section={upper(shop)} />
      <Banners title="From our kitchens" banners={banners.middle ?? []} />
      <Blogs blogs={(blogs ?? []).slice(0, HOME_BLOGS)} />
      <Testimonials testimonials={testimonials ?? []} />
      <PictureBand section={upper(certificates)} />
      {(lowerSections ?? []).map((section) => (
        <PictureBand key={section.id} section={section} />
      ))}
      <Banners title="To give" banners={banners.lower ?? []} />
    </div>
  );
}
