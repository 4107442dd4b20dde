import { EXPORT_COUNTRIES, EXPORT_NOTICE } from "@store/content";
import { Marquee } from "@store/ui/marquee";
import { lazy, Suspense } from "react";
import { CachedHtml } from "../../../speed/cached-html.tsx";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./footer.css.ts";

const loadLinks = () => import("./footer-links.tsx");
const loadColumns = async () => ({ default: (await loadLinks()).Columns });
const loadLegal = async () => ({ default: (await loadLinks()).Legal });
/** The server writes them; a browser fetches them only where its first page had no footer. */
const Columns = import.meta.env.SSR ? (await loadColumns()).default : lazy(loadColumns);
const Legal = import.meta.env.SSR ? (await loadLegal()).default : lazy(loadLegal);

/** No line begins with a dot. */
const COUNTRIES = ` ${EXPORT_COUNTRIES.join("\u00a0· ")}`;

/** The same on every page. Only the notice, which can be paused, is hydrated. */
export const Footer = () => (
  <CachedHtml as="footer" className={styles.footer} name="footer">
    <FooterContent />
  </CachedHtml>
);

const FooterContent = () => (
  <>
    <CachedHtml isStatic as="div" name="footer-links" className={styles.columns}>
      <Suspense>
        <Columns />
      </Suspense>
    </CachedHtml>
    <div className={styles.exports}>
      <Marquee label="the export notice">
        <Link to="/exports">{EXPORT_NOTICE}</Link>
        {COUNTRIES}
      </Marquee>
    </div>
    <CachedHtml isStatic as="div" name="footer-legal" className={styles.legal}>
      <Suspense>
        <Legal />
      </Suspense>
    </CachedHtml>
  </>
);
