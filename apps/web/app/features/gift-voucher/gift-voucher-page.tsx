import { giftVoucher as giftVoucherTexts, namingShop, pageTextsMeta } from "@store/content";
import { formatRupees, GIFT_VOUCHER_MAXIMUM, GIFT_VOUCHER_MINIMUM, toRupees } from "@store/domain";
import { Hero } from "@store/ui/hero";
import { ProductPicture } from "@store/ui/product-picture";
import { Blocks } from "@store/ui/prose";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./gift-voucher.css.ts";
import { GiftVoucherForm } from "./gift-voucher-form.tsx";

const PATH = "/gift-voucher";
const { title, description } = pageTextsMeta[PATH];

/** The contract of the home page comes with it, which this page needs for nothing else. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await import("./load-choices.ts")).loadChoices(context.get(callContext));

export const meta = pageTextsMeta[PATH];

const voucherData = (siteUrl: string) => ({
  "@type": "Product",
  name: `${shopPolicy().identity.shopName} gift voucher`,
  description: namingShop(description, shopPolicy().identity),
  url: siteUrl + PATH,
  image: `${siteUrl}/gift-voucher.png`,
  brand: { "@type": "Brand", name: shopPolicy().identity.shopName },
  offers: {
    "@type": "AggregateOffer",
    url: siteUrl + PATH,
    priceCurrency: "INR",
    lowPrice: toRupees(GIFT_VOUCHER_MINIMUM),
    highPrice: toRupees(GIFT_VOUCHER_MAXIMUM),
    availability: "https://schema.org/InStock",
  },
});

/** Buys a gift voucher [R173 to R175]. */
export default function GiftVoucherPage() {
  const { products } = useLoaderData<typeof loader>();
  const siteUrl = useSiteUrl();
  const giftVoucher = giftVoucherTexts(shopPolicy());
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path={PATH} />
      <PageBreadcrumbs items={[{ label: title }]} />
      <StructuredData data={import.meta.env.SSR ? voucherData(siteUrl) : undefined} />
      <header className={styles.opening}>
        <Hero eyebrow={title} title={giftVoucher.headline} lead={giftVoucher.lead} heading="eyebrow" />
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
                <span className={styles.productPrice}>{product.price && formatRupees(product.price)}</span>
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
