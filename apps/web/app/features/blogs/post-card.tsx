import { formatLongDate } from "@store/domain";
import { Picture } from "@store/ui/picture";
import { blogAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./blogs.css.ts";
import type { PostCardData } from "./load-blog.ts";

/** A post of the list; the first of a page is larger. The whole card leads to the post [R123]. */
export function PostCard({ post, isLead }: { readonly post: PostCardData; readonly isLead: boolean }) {
  const { id, title, banner, published_at, excerpt } = post;
  return (
    <article className={isLead ? styles.leadCard : styles.card}>
      <div className={isLead ? styles.leadPicture : styles.picture}>
        {banner ? (
          <Picture
            src={banner}
            alt=""
            width={640}
            height={360}
            kind={isLead ? "detail" : "card"}
            sizes={
              isLead
                ? "(min-width:1200px) 720px,(min-width:768px) 54vw,100vw"
                : "(min-width:1200px) 288px,(min-width:768px) 46vw,128px"
            }
            className={styles.image}
          />
        ) : null}
      </div>
      <div className={isLead ? styles.leadWords : styles.words}>
        <p className={styles.date}>
          <time dateTime={published_at}>{formatLongDate(published_at)}</time>
        </p>
        <h2 className={isLead ? styles.leadTitle : styles.cardTitle}>
          <Link to={blogAddress({ id, title })} className={styles.cardLink}>
            {title}
          </Link>
        </h2>
        {excerpt ? <p className={isLead ? styles.leadExcerpt : styles.excerpt}>{excerpt}</p> : null}
      </div>
    </article>
  );
}
