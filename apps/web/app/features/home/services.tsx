import { Picture } from "@store/ui/picture";
import { SectionHeading } from "@store/ui/section-heading";
import { useId } from "react";
import type { HomeBand } from "./home-band.ts";
import * as styles from "./services.css.ts";

/** What comes with every order. */
export function Services({ section }: { readonly section: HomeBand | undefined }) {
  const heading = useId();
  if (!section || section.images.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <SectionHeading id={heading} title={section.label} description={section.description} />
      <ul className={styles.services}>
        {section.images.map(({ image, label, alt }) => (
          <li key={image} className={styles.service}>
            <Picture
              src={image}
              alt={alt ?? ""}
              width={128}
              height={128}
              kind="thumb"
              sizes="(min-width:768px) 128px,72px"
              className={styles.picture}
            />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
