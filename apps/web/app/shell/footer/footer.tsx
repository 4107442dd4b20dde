import { addressLine, brand, EXPORT_COUNTRIES, EXPORT_NOTICE, FOOTER_GROUPS, LEGAL_LINKS } from "@store/content";
import { Marquee } from "@store/ui/marquee";
import { CachedHtml } from "../../data/cached-html.tsx";
import { StaticHtml } from "../../data/static-html.tsx";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./footer.css.ts";

const { phones, emails } = brand;
/** No line begins with a dot. */
const COUNTRIES = EXPORT_COUNTRIES.join("\u00a0· ");

/** The same on every page. Only the notice, which can be paused, is hydrated. */
export const Footer = () => (
  <CachedHtml as="footer" className={styles.footer} name="footer">
    <FooterContent />
  </CachedHtml>
);

const FooterContent = () => (
  <>
    <StaticHtml id="footer-links" className={styles.columns}>
      <Columns />
    </StaticHtml>
    <div className={styles.exports}>
      <Marquee label="the export notice">
        <Link to="/exports">{EXPORT_NOTICE}</Link> {COUNTRIES}
      </Marquee>
    </div>
    <StaticHtml id="footer-legal" className={styles.legal}>
      <Legal />
    </StaticHtml>
  </>
);

const Columns = () => (
  <>
    <section className={styles.about}>
      <h2 className={styles.name}>{brand.name}</h2>
      <p>{brand.summary}</p>
      <p>
        <a href={phones.care.href}>{phones.care.shown}</a>
        <br />
        <a href={emails.care.href}>{emails.care.shown}</a>
      </p>
      <p>
        Talk to our Vaidya: <a href={phones.vaidya.href}>{phones.vaidya.shown}</a>
        <br />
        {brand.vaidyaHours}
      </p>
    </section>
    {FOOTER_GROUPS.map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <h2 className={styles.groupTitle}>{title}</h2>
        <ul>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ))}
  </>
);

const Legal = () => (
  <>
    <p>{addressLine()}</p>
    <ul className={styles.legalLinks}>
      {LEGAL_LINKS.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </>
);
