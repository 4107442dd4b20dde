import { formatRupees, OUT_OF_STOCK, type Paise } from "@store/domain";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { Price } from "../price/price.tsx";
import { ProductPicture } from "../product-picture/product-picture.tsx";
import { Rating } from "../rating/rating.tsx";
import { ProductTag } from "../tag/tag.tsx";
import * as styles from "./product-card.css.ts";
import { WishButton } from "./wish-button.tsx";

export { ProductCardSkeleton } from "./product-card-skeleton.tsx";

export interface ProductCardProps {
  readonly name: string;
  readonly href: string;
  readonly image?: string | undefined;
  /** Without one there is no Add button. */
  readonly price?: Paise | undefined;
  /** Struck through beside the price. */
  readonly was?: Paise | undefined;
  /** From 0 to 5; shown when there are reviews. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly tags?: readonly string[] | undefined;
  readonly isOutOfStock: boolean;
  /** In the first view: its picture is fetched at once. */
  readonly isPriority?: boolean | undefined;
  /** The level of its name below the headings around it. */
  readonly heading?: "h2" | "h3" | undefined;
  readonly isWished: boolean;
  readonly isWishPending?: boolean | undefined;
  readonly onToggleWish: () => void;
  readonly isAdding?: boolean | undefined;
  readonly onAdd: () => void;
  /** Replaces the Add button. */
  readonly actions?: ReactNode;
}

const PICTURE_SIDE = 320;
/** The widths of a card in the grid, which has two columns on a phone and up to five on a desktop. */
const PICTURE_SIZES = "(min-width:1200px) 19vw,(min-width:768px) 31vw,46vw";

/** A product in a list; two fit side by side on a phone of 360 px [R63 R64]. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, image, tags, isOutOfStock, heading: Heading = "h3" } = props;
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {props.reviewCount > 0 ? <Rating value={props.rating} count={props.reviewCount} isCompact /> : null}
        <div className={styles.foot}>
          <Price amount={props.price} note={props.was && <s>{formatRupees(props.was)}</s>} />
          {props.actions ??
            (props.price === undefined ? null : (
              <Button
                size="small"
                variant="secondary"
                disabled={isOutOfStock}
                isPending={props.isAdding}
                onClick={props.onAdd}
                aria-label={`Add ${name} to cart`}
              >
                Add
              </Button>
            ))}
        </div>
      </div>
      <div className={styles.picture}>
        <ProductPicture
          src={image}
          alt=""
          width={PICTURE_SIDE}
          height={PICTURE_SIDE}
          kind="card"
          sizes={PICTURE_SIZES}
          isPriority={props.isPriority}
          className={styles.imageOf[isOutOfStock ? "outOfStock" : "inStock"]}
        />
        {tags?.map((tag) => (
          <ProductTag key={tag} tag={tag} />
        ))}
        {isOutOfStock ? <p className={styles.outOfStock}>{OUT_OF_STOCK}</p> : null}
      </div>
      <WishButton name={name} isWished={props.isWished} isPending={props.isWishPending} onToggle={props.onToggleWish} />
    </article>
  );
}
