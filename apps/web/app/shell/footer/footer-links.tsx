import { addressLine, brand, FOOTER_GROUPS, LEGAL_LINKS } from "@store/content";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./footer.css.ts";

const { phones, emails } = brand;

/** Without handlers and state, like the rest of this file: a page's footer is only written by the server (`StaticHtml`). */
export const Columns = () => (
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

export const Legal = () => (
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
