import { Banner } from "@store/ui/banner";
import * as styles from "./shop.css.ts";

/** The category's picture: a wide one, and one for phones [R60]. */
export function CategoryBanner({
  banners,
  label,
}: {
  readonly banners: { readonly web: string | undefined; readonly mobile: string | undefined };
  readonly label: string;
}) {
  const web = banners.web ?? banners.mobile;
  return web ? (
    <div className={styles.banner}>
      <Banner src={web} mobileSrc={banners.mobile ?? web} alt={label} isPriority />
    </div>
  ) : null;
}
