import { Html } from "../../data/html.tsx";
import * as styles from "./product.css.ts";

export function Description({ html }: { readonly html: string }) {
  return (
    <section className={styles.section} aria-labelledby="about-product">
      <h2 id="about-product" className={styles.sectionTitle}>
        About this product
      </h2>
      <Html className={styles.description} html={html} />
    </section>
  );
}
