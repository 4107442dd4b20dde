import { brand, giftVoucher, pageTextsMeta } from "@store/content";
import { formatRoundRupees, GIFT_VOUCHER_MAXIMUM, GIFT_VOUCHER_MINIMUM, toRupees } from "@store/domain";
import { ProductPicture } from "@store/ui/product-picture";
import { Blocks } from "@store/ui/prose";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/server-context.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { call } from "../../session/browser-call.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/gift-voucher-page.ts";
import * as styles from "./gift-voucher.css.ts";
import { GiftVoucherForm } from "./gift-voucher-form.tsx";

const PATH = "/gift-voucher";
const { title, description } = pageTextsMeta[PATH];

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await import("./load-choices.ts")).loadChoices(context.get(callContext));
/** The contract of the home page comes with it, which this page needs for nothing else. */
export const clientLoader = async () => (await import("./load-choices.ts")).loadChoices(call);

/** Tells caches when the products are missing. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = metaOf(pageTextsMeta[PATH]);

const voucherData = (siteUrl: string) => ({
  "@type": "Product",
  name: `${brand.name} gift voucher`,
  description,
  image: `${siteUrl}/gift-voucher.png`,
  brand: { "@type": "Brand", name: brand.name },
  offers: {
    "@type": "AggregateOffer",
    url: siteUrl + PATH,
    priceCurrency: "INR",
    lowPrice: toRupees(GIFT_VOUCHER_MINIMUM),
    highPrice: toRupees(GIFT_VOUCHER_MAXIMUM),
    availability: "https://schema.org/InStock",
  },
});

/** Buys a gift voucher (document 3, section 2; checklist R173 to R175). */
export default function GiftVoucherPage({ loaderData: { products } }: Pick<Route.ComponentProps, "loaderData">) {
  const siteUrl = useSiteUrl();
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path={PATH} />
      <PageBreadcrumbs items={[{ label: title }]} />
      <StructuredData data={voucherData(siteUrl)} />
      <header className={styles.opening}>
        <h1 className={styles.eyebrow}>{title}</h1>
        <p className={styles.headline}>{giftVoucher.headline}</p>
        <p className={styles.lead}>{giftVoucher.lead}</p>
      </header>

      <GiftVoucherForm />

      <section className={styles.section} aria-labelledby="how">
        <h2 id="how" className={styles.sectionTitle}>
          How it works
        </h2>
        <div className={styles.blocks}>
          <Blocks blocks={giftVoucher.steps} />
        </div>
      </section>

      <section className={styles.section} aria-labelledby="choices">
        <h2 id="choices" className={styles.sectionTitle}>
          {giftVoucher.choices.title}
        </h2>
        <p className={styles.sectionLead}>
          {giftVoucher.choices.text} <Link to="/shop">See the whole shop</Link>
        </p>
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={product.id}>
              <Link to={productAddress(product)} className={styles.product}>
                <ProductPicture
                  src={product.image}
                  alt=""
                  width={320}
                  height={320}
                  kind="card"
                  sizes="(min-width: 768px) 280px, 45vw"
                  className={styles.productPicture}
                />
                <span className={styles.productName}>{product.name}</span>
                <span className={styles.productPrice}>{product.price && formatRoundRupees(product.price)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.section} aria-labelledby="terms">
        <h2 id="terms" className={styles.sectionTitle}>
          Terms of the voucher
        </h2>
        <div className={styles.terms}>
          <Blocks blocks={giftVoucher.terms} />
        </div>
      </section>
    </div>
  );
}
