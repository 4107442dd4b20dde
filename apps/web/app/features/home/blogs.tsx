import { formatLongDate } from "@store/domain";
import { Carousel } from "@store/ui/carousel";
import { Picture } from "@store/ui/picture";
import { blogAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./home.css.ts";
import type { HomeData } from "./load-home.ts";

/** The newest stories, four per view [R50]. */
export function Blogs({ blogs }: { readonly blogs: NonNullable<HomeData["blogs"]> }) {
  if (blogs.length === 0) return null;
  return (
    <Carousel
      title="From our blog"
      perView="four"
      more={{ label: "All posts", href: "/blogs" }}
      items={blogs.map(({ id, title, banner, published_at }) => ({
        key: id,
        node: (
          <article className={styles.story}>
            {banner ? (
              <Picture
                src={banner}
                alt=""
                width={640}
                height={360}
                kind="card"
                sizes="(min-width:1200px) 24vw,78vw"
                className={styles.storyPicture}
              />
            ) : null}
            <h3 className={styles.storyTitle}>
              <Link to={blogAddress({ id, title })} className={styles.storyLink}>
                {title}
              </Link>
            </h3>
            <p className={styles.storyDate}>{formatLongDate(published_at)}</p>
          </article>
        ),
      }))}
    />
  );
}
