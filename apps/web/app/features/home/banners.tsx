import { BANNER_AUTOPLAY_MS, isOutOfStock } from "@store/domain";
import { Banner } from "@store/ui/banner";
import { Button } from "@store/ui/button";
import { Carousel } from "@store/ui/carousel";
import { Price } from "@store/ui/price";
import { useAddToCart } from "../../commerce/use-add-to-cart.ts";
import { categoryAddress, productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./banners.css.ts";
import type { HomeBanner } from "./load-home.ts";

/** Where a banner leads: to its product or its category, or to the whole shop. */
function targetOf({ product_id, category_id, products, title }: HomeBanner): string {
  if (product_id !== undefined) return productAddress({ id: product_id, name: products?.name ?? title ?? "product" });
  return category_id === undefined ? "/shop" : categoryAddress({ id: category_id, name: title ?? "" });
}

interface OfferProps {
  readonly id: number;
  readonly product: NonNullable<HomeBanner["products"]>;
}

/** What a banner sells, to be bought there and then. */
function Offer({ id, product: { name, product_price } }: OfferProps) {
  const { add, isPending } = useAddToCart(id);
  return (
    <div className={styles.offer}>
      <span className={styles.offered}>{name}</span>
      <Price amount={product_price} size="large" />
      <Button isPending={isPending} onClick={() => add()}>
        Add to cart
      </Button>
    </div>
  );
}

interface BannersProps {
  readonly title: string;
  readonly banners: readonly HomeBanner[];
  /** At the top of the page: its first picture is the page's largest contentful paint, and it sells what it shows. */
  readonly isHero?: boolean;
}

/** Banners that turn every ten seconds and can be paused [R48]. */
export function Banners({ title, banners, isHero = false }: BannersProps) {
  const look = isHero ? "hero" : "band";
  const slides = banners.flatMap((banner, place) => {
    const { image, mobile_image, alt_text, title: words, content, product_id, products } = banner;
    if (!image) return [];
    const to = targetOf(banner);
    const isOffered =
      product_id !== undefined &&
      products?.product_price !== undefined &&
      !isOutOfStock(products.available_stock_quantity);
    const picture = (
      <Banner
        src={image}
        mobileSrc={mobile_image}
        alt={words ? "" : (alt_text ?? "")}
        shape="hero"
        isPriority={isHero && place === 0}
      />
    );
    const node = (
      <div className={styles.banner[look]}>
        {words ? (
          <div className={styles.words[look]}>
            <Link to={to} className={styles.link}>
              <span className={styles.title[look]}>{words}</span>
              {content ? <span>{content}</span> : null}
              {isOffered ? null : <span className={styles.more}>See all</span>}
            </Link>
            {isOffered ? <Offer id={product_id} product={products} /> : null}
          </div>
        ) : null}
        {words ? (
          picture
        ) : (
          <Link to={to} className={styles.link}>
            {picture}
          </Link>
        )}
      </div>
    );
    return [{ key: image, node }];
  });
  if (slides.length === 0) return null;
  return (
    <div className={styles.row[look]}>
      <Carousel title={title} items={slides} perView="one" autoplayMs={BANNER_AUTOPLAY_MS} />
    </div>
  );
}
