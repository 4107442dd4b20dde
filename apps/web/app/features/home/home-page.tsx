import { shoppingMeta } from "@store/content";
import { AWARDS_CAROUSEL_MS, HOME_BLOGS, LOWER_SECTIONS, UPPER_SECTIONS } from "@store/domain";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { Children, type ReactNode, Suspense, useEffect } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { LoadFailure } from "../../data/load-failure.tsx";
import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import * as shell from "../../shell/shell.css.ts";
import { Banners } from "./banners.tsx";
import { Blogs } from "./blogs.tsx";
import { FeatureBand } from "./feature-band.tsx";
import { Greetings } from "./greetings.tsx";
import * as styles from "./home.css.ts";
import { sectionsById } from "./home-band.ts";
import { type HomeBanner, loadHome } from "./load-home.ts";
import { organisationData } from "./organisation-data.ts";
import { ProductRows } from "./product-rows.tsx";
import { Statistics } from "./statistics.tsx";
import { tellVoucherPayment } from "./tell-voucher-payment.ts";
import { Testimonials } from "./testimonials.tsx";
import { TileRow } from "./tile-row.tsx";
import { TrustRow } from "./trust-row.tsx";
import { Videos } from "./videos.tsx";
import { WordsBlocks } from "./words-blocks.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.get(callContext));

export const meta = shoppingMeta["/"];

const CATEGORY_SIZES = "(min-width:1200px) 9vw,(min-width:768px) 15vw,29vw";
const ROW_SIZES = "(min-width:1200px) 15vw,(min-width:768px) 22vw,44vw";

/** The first banners again, for the login popup. */
const slidesOf = (banners: readonly HomeBanner[]) =>
  banners.flatMap(({ image, mobile_image, title, content }) => {
    const shown = mobile_image ?? image;
    return shown && title ? [{ image: shown, title, words: content }] : [];
  });

/**
 * The sections in the owner's order. React hydrates each by itself, first the one that is pressed; a press elsewhere need
 * not wait for all.
 * @param children in the usual order, that of the domain's `HOME_ORDER`: by their places, no name is sent as script.
 */
function Sections({ children }: { readonly children: ReactNode }) {
  const sections = Children.toArray(children);
  const order = shopPolicy().homeOrder ?? [...sections.keys()];
  return (
    <div className={styles.sections}>
      {order.map((place) => (
        <Suspense key={place}>{sections[place]}</Suspense>
      ))}
    </div>
  );
}

/** Where a row that scrolls stands. */
const Place = ({ look, children }: { readonly look: keyof typeof styles.place; readonly children: ReactNode }) => (
  <div className={styles.place[look]}>{children}</div>
);

/** The first screen, and the sections [R45]; one that could not be loaded is left out. */
export default function HomePage() {
  const { isReached, banners, upperSections, productRows, lowerSections, ...home } = useLoaderData<typeof loader>();
  const siteUrl = useSiteUrl();
  // The payment page of a gift voucher leads here.
  const outcome = useSearchParams()[0].get("payment");
  useEffect(() => {
    if (outcome) tellVoucherPayment(outcome);
  }, [outcome]);
  const upper = sectionsById(UPPER_SECTIONS, upperSections);
  const lower = sectionsById(LOWER_SECTIONS, lowerSections);
  return (
    <div className={shell.wide}>
      <Canonical path="/" />
      <StructuredData data={import.meta.env.SSR ? organisationData(siteUrl, shopPolicy()) : undefined} />
      <h1>
        <VisuallyHidden>
          {shopPolicy().identity.shopName}: {shopPolicy().identity.tagline}
        </VisuallyHidden>
      </h1>
      {isReached ? null : <LoadFailure />}
      <Banners title="This season" banners={banners.upper ?? []} isHero />
      <TrustRow statistics={home.statistics} />
      <Sections>
        <WordsBlocks sections={[upper.who, upper.mission, upper.inspire]} />
        <Statistics statistics={home.statistics ?? []} />
        <FeatureBand section={upper.giftHamper} />
        <FeatureBand section={upper.newArrivals} />
        <FeatureBand section={upper.certificates} tone="marigold" shape="paper" />
        <FeatureBand section={upper.viewMore} shape="sign" />
        <Place look="beside">
          <TileRow section={upper.groceries} perView="tiles" shape="round" sizes={CATEGORY_SIZES} />
        </Place>
        <ProductRows arranged={productRows} girGau={upper.girGau} />
        <FeatureBand section={upper.shop} tone="sky" />
        <Banners title="From our kitchens" banners={banners.middle ?? []} />
        <FeatureBand section={lower.masalaImage} shape="round" />
        <Place look="half">
          <Videos videos={home.videos ?? []} />
        </Place>
        <Place look="beside">
          <Blogs blogs={(home.blogs ?? []).slice(0, HOME_BLOGS)} />
        </Place>
        <Place look="beside">
          <Testimonials testimonials={home.testimonials ?? []} />
        </Place>
        <Place look="half">
          <TileRow section={lower.brand} perView="small" shape="flat" sizes={ROW_SIZES} />
        </Place>
        <Place look="half">
          <TileRow
            section={lower.awards}
            perView="small"
            shape="square"
            sizes={ROW_SIZES}
            autoplayMs={AWARDS_CAROUSEL_MS}
          />
        </Place>
        <FeatureBand section={lower.licence} tone="marigold" shape="paper" />
        <FeatureBand section={lower.nonGmo} tone="leaf" shape="sign" />
        {/* Not one of two halves: a line of its own. */}
        <div>
          <FeatureBand section={lower.available} />
        </div>
        <FeatureBand section={lower.services} shape="round" />
        <Banners title="To give" banners={banners.lower ?? []} />
      </Sections>
      <Greetings slides={slidesOf(banners.upper ?? [])} />
    </div>
  );
}
