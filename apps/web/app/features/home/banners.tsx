import { BANNER_AUTOPLAY_MS } from "@store/domain";
import { Banner } from "@store/ui/banner";
import { Carousel } from "@store/ui/carousel";
import { categoryAddress, productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./home.css.ts";
import type { HomeBanner } from "./load-home.ts";

/** Where a banner leads: to its product or its category, or to the whole shop. */
function targetOf({ product_id, category_id, products, title }: HomeBanner): string {
  if (product_id !== undefined) return productAddress({ id: product_id, name: products?.name ?? title ?? "product" });
  return category_id === undefined ? "/shop" : categoryAddress({ id: category_id, name: title ?? "" });
}

interface BannersProps {
  readonly title: string;
  readonly banners: readonly HomeBanner[];
  /** At the top of the page: its first picture is the page's largest contentful paint. */
  readonly isHero?: boolean;
}

/** Banners that turn every ten seconds and can be paused [R48]. */
export function Banners({ title, banners, isHero = false }: BannersProps) {
  const slides = banners.flatMap(({ image, ...banner }, place) =>
    image
      ? [
          {
            key: image,
            node: (
              <Link to={targetOf({ image, ...banner })} className={styles.banner}>
                <Banner
                  src={image}
                  mobileSrc={banner.mobile_image}
                  alt={banner.title ? "" : (banner.alt_text ?? "")}
                  shape="hero"
                  isPriority={isHero && place === 0}
                />
                {banner.title ? (
                  <span className={styles.bannerWords}>
                    <span className={styles.bannerTitle}>{banner.title}</span>
                    {banner.content ? <span>{banner.content}</span> : null}
                  </span>
                ) : null}
              </Link>
            ),
          },
        ]
      : [],
  );
  if (slides.length === 0) return null;
  return (
    <div className={isHero ? styles.hero : styles.bannerRow}>
      <Carousel title={title} items={slides} perView="one" autoplayMs={BANNER_AUTOPLAY_MS} />
    </div>
  );
}
