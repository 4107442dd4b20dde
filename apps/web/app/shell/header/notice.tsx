import { brand } from "@store/content";
import { Link } from "../../navigation/link.tsx";
import { useIsElite } from "../../session/use-shopper.ts";
import * as styles from "./header.css.ts";

/** The line above the header: an invitation to the membership, and for members the shop's own words (checklist R17). */
export const Notice = () =>
  useIsElite() ? (
    <p>{brand.tagline}</p>
  ) : (
    <p>
      <Link to="/subscription-plans" className={styles.invitation}>
        Free delivery with {brand.eliteName}: upgrade now
      </Link>
    </p>
  );
