import { OUT_OF_STOCK, type Paise } from "@store/domain";
import Heart from "lucide-react/icons/heart";
import { Button } from "../button/index.ts";
import { Link } from "../link/index.ts";
import { Picture } from "../picture/index.ts";
import { Price } from "../price/index.ts";
import { Rating } from "../rating/index.ts";
import { Tag } from "../tag/index.ts";
import * as styles from "./product-card.css.ts";

export interface ProductCardProps {
  readonly name: string;
  readonly href: string;
  readonly image?: string | undefined;
  readonly price: Paise;
  readonly rating: number;
  readonly reviewCount: number;
  readonly tags: readonly string[];
  readonly isOutOfStock: boolean;
  /** Seen first: its picture is fetched at once. */
  readonly isPriority?: boolean | undefined;
  readonly isWished: boolean;
  readonly isWishPending?: boolean | undefined;
  readonly onToggleWish: () => void;
  readonly isAdding?: boolean | undefined;
  readonly onAdd: () => void;
}

const PICTURE_SIDE = 320;
const PICTURE_SIZES = "(min-width:1200px) 18vw,(min-width:768px) 30vw,46vw";

/** A product in a list: two stand side by side on a phone of 360 px. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, image, price, rating, reviewCount, tags, isOutOfStock, isPriority, isWished } = props;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {image ? (
          <Picture
            src={image}
            alt=""
            width={PICTURE_SIDE}
            height={PICTURE_SIDE}
            kind="card"
            sizes={PICTURE_SIZES}
            isPriority={isPriority}
          />
        ) : null}
      </div>
      <h3 className={styles.name}>
        <Link href={href} className={styles.link}>
          {name}
        </Link>
      </h3>
      {tags.length > 0 ? (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      ) : null}
      {reviewCount > 0 ? <Rating value={rating} count={reviewCount} /> : null}
      <div className={styles.foot}>
        <Price amount={price} />
        <Button
          size="small"
          variant="secondary"
          disabled={isOutOfStock}
          isPending={props.isAdding}
          onClick={props.onAdd}
          aria-label={isOutOfStock ? `${name}: ${OUT_OF_STOCK}` : `Add ${name} to cart`}
        >
          {isOutOfStock ? OUT_OF_STOCK : "Add"}
        </Button>
      </div>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isWished}
        aria-busy={props.isWishPending || undefined}
        aria-label={`Wish for ${name}`}
        onClick={props.onToggleWish}
      >
        <Heart aria-hidden size={20} fill={isWished ? "currentColor" : "none"} />
      </button>
    </article>
  );
}
