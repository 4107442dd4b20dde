import { addressLine, shopContact, shownLinks } from "@store/content";
import { shopPolicy } from "../../data/policy.ts";
import { Link } from "../../navigation/links.tsx";
import { SellerFacts } from "../seller-facts.tsx";
import * as styles from "./footer.css.ts";

/** Without handlers and state, like the rest of this file: a page's footer is only written by the server (`isStatic`). */
export function Columns() {
  const { phones, emails, vaidyaHours } = shopContact(shopPolicy());
  return (
    <>
      <section className={styles.about}>
        <h2>{shopPolicy().identity.shopName}</h2>
        <p>{shopPolicy().identity.summary}</p>
        <p>
          <a href={phones.care.href}>{phones.care.shown}</a>
          <br />
          <a href={emails.care.href}>{emails.care.shown}</a>
        </p>
        <p>
          Talk to our Vaidya: <a href={phones.vaidya.href}>{phones.vaidya.shown}</a>
          <br />
          {vaidyaHours}
        </p>
      </section>
      {shownLinks("footer", shopPolicy()).map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <details>
            <summary>{title}</summary>
            <ul>
              {links.map(({ label, address }) => (
                <li key={address}>
                  <Link to={address}>{label}</Link>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      ))}
    </>
  );
}

export const Legal = () => (
  <>
    <p>{addressLine(shopPolicy())}</p>
    <SellerFacts />
    {shownLinks("legal", shopPolicy()).map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <ul>
          {links.map(({ label, address }) => (
            <li key={address}>
              <Link to={address}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    ))}
  </>
);
