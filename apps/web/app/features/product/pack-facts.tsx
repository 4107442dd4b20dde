import { addressLine, shopContact } from "@store/content";
import { formatRupees, netContentText } from "@store/domain";
import { Html } from "@store/react-client/html";
import type { ReactNode } from "react";
import { shopPolicy } from "../../data/policy.ts";
import type { ProductData } from "./load-product.ts";
import * as styles from "./pack.css.ts";
import { FoodMark, perUnit } from "./pack-offer.tsx";

interface Fact {
  readonly term: string;
  readonly fact: ReactNode;
}

/** Those that somebody has stated. */
const stated = (facts: readonly Fact[]): readonly Fact[] => facts.filter(({ fact }) => Boolean(fact));

function CustomerCare() {
  const policy = shopPolicy();
  const { phones, emails } = shopContact(policy);
  return (
    <>
      <a href={phones.care.href}>{phones.care.shown}</a>, <a href={emails.care.href}>{emails.care.shown}</a>
      <br />
      {policy.identity.legalName}, {addressLine(policy)}
    </>
  );
}

/**
 * What the law wants a shop to say of a pack online: Legal Metrology (Packaged Commodities) Rules 2011, 6 (10), the FSSAI's
 * labelling rules of 2020, and the Consumer Protection (E-Commerce) Rules 2020, 5.
 */
function declarations({ label, net_quantity, unit, unit_price, mrp }: ProductData): readonly Fact[] {
  return stated([
    { term: "Net quantity", fact: net_quantity && unit ? netContentText({ quantity: net_quantity, unit }) : "" },
    { term: "MRP", fact: mrp ? `${formatRupees(mrp)} (inclusive of all taxes)` : "" },
    { term: "Unit price", fact: perUnit(unit_price) },
    { term: "Country of origin", fact: label?.origin },
    { term: "Made by", fact: label?.maker },
    { term: "Packed by", fact: label?.packer },
    { term: "Imported by", fact: label?.importer },
    { term: "Best before", fact: label?.best_before },
    { term: "Food", fact: label?.food_mark ? <FoodMark mark={label.food_mark} /> : "" },
    { term: "FSSAI licence", fact: label?.fssai_licence },
    { term: "Allergens", fact: label?.allergens },
    { term: "Storage", fact: label?.storage },
    ...(label?.details?.map(({ name, value }) => ({ term: name, fact: value })) ?? []),
  ]);
}

const Part = ({ title, text }: { readonly title: string; readonly text: string | undefined }) =>
  text ? (
    <>
      <h3 className={styles.partTitle}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </>
  ) : null;

const Nutrition = ({
  rows,
  per,
}: {
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly per: string;
}) => (
  <table className={styles.nutrition}>
    <caption>Nutrition in 100 {per}, typical values</caption>
    <tbody>
      {rows.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What a product is, what is in it, how it is used, and what stands on its pack. */
export function PackFacts({ product }: { readonly product: ProductData }) {
  const { label, unit, website_description } = product;
  const facts = declarations(product);
  return (
    <div className={styles.facts}>
      <section className={styles.about} aria-labelledby="about-product">
        <h2 id="about-product" className={styles.title}>
          About this product
        </h2>
        <Html className={styles.description} html={website_description.description} />
        <Part title="Good for" text={label?.good_for} />
        <Part title="How to use" text={label?.how_to_use} />
        <Part title="Ingredients" text={label?.ingredients} />
        {label?.nutrition && label.nutrition.length > 0 ? (
          <Nutrition rows={label.nutrition} per={unit === "ml" || unit === "l" ? "ml" : "g"} />
        ) : null}
      </section>
      <section className={styles.pack} aria-labelledby="on-the-pack">
        <h2 id="on-the-pack" className={styles.title}>
          On the pack
        </h2>
        <dl className={styles.declarations}>
          {[...facts, { term: "Customer care", fact: <CustomerCare /> }].map(({ term, fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
