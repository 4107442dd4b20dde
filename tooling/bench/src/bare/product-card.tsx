import type { Card } from "./statements.ts";

const WIDTHS = [320, 480, 640];

const rupees = (paise: Card["price_paid"]) => (Number(paise) / 100).toFixed(2);

/** `/media/product/7/1.640.webp?v=1` in other widths and formats. */
function sourcesOf(image: string) {
  const [name = "", query = ""] = image.split(/\.\d+\.webp/);
  const at = (width: number, format: string) => `/backend${name}.${width}.${format}${query}`;
  const set = (format: string) => WIDTHS.map((width) => `${at(width, format)} ${width}w`).join(",");
  return { plain: at(480, "webp"), avif: set("avif"), webp: set("webp") };
}

function starsOf(counts: readonly number[]) {
  const count = counts.reduce((sum, stars) => sum + stars, 0);
  const sum = counts.reduce((total, stars, index) => total + stars * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10 };
}

/** Everything that the shop's card shows, as plain elements: no router, no state, no design system. */
export function ProductCard({ card }: { readonly card: Card }) {
  const { plain, avif, webp } = sourcesOf(card.image);
  const { count, average } = starsOf(card.star_counts);
  const sizes = "(min-width:1200px) 19vw,(min-width:768px) 31vw,46vw";
  return (
    <article className="card">
      <div className="body">
        <h3 className="name">
          <a className="link" href={`/products/${card.id}/${encodeURIComponent(card.name.replaceAll(" ", "-"))}`}>
            {card.name}
          </a>
        </h3>
        {count > 0 ? (
          <span className="rating" role="img" aria-label={`${average} of 5 stars, ${count} reviews`}>
            <span className="stars" />
            <span className="average">{average}</span>
            <span className="count">({count})</span>
          </span>
        ) : null}
        <div className="foot">
          <p className="price">₹{rupees(card.price_paid)}</p>
          <div className="actions">
            <button type="button" className="button" aria-label={`Add ${card.name} to cart`}>
              Add
            </button>
          </div>
        </div>
      </div>
      <div className="picture">
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          <img loading="lazy" src={plain} srcSet={webp} sizes={sizes} alt="" width="320" height="320" />
        </picture>
        <div className="tags">
          {card.tag_ids.map((tag) => (
            <span key={tag} className="tag">
              Tag {tag}
            </span>
          ))}
        </div>
      </div>
      <button type="button" className="wish" aria-pressed="false" aria-label={`Save ${card.name} to wishlist`}>
        <span aria-hidden="true" className="heart" />
      </button>
    </article>
  );
}
