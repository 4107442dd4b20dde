import { brand } from "@store/content";
import { useIsElite, useIsSessionKnown } from "@store/react-client/session-store";
import { shopPolicy } from "../../data/policy.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./notice.css.ts";

/**
 * The line above the header: an invitation to the membership, or for members the tagline [R17]. The server's page is
 * the same for everybody and has both; until the session was read, the mark of the early script tells which of the two
 * is seen.
 */
export function Notice() {
  const isElite = useIsElite();
  const isKnown = useIsSessionKnown();
  return (
    <>
      {isKnown && isElite ? null : (
        <p className={isKnown ? undefined : styles.untilMember}>
          <Link to="/subscription-plans" className={styles.invitation}>
            {`Free delivery with ${brand.eliteName}: upgrade now`}
          </Link>
        </p>
      )}
      {isKnown && !isElite ? null : (
        <p className={isKnown ? undefined : styles.onceMember}>{shopPolicy().identity.tagline}</p>
      )}
    </>
  );
}
