import { Html } from "@store/react-client/html";
import { Picture } from "@store/ui/picture";
import { useScrollRow } from "@store/ui/scroll-row";
import * as styles from "./home.css.ts";
import type { HomeBand } from "./home-band.ts";

/** About us, our mission and whom we support: a picture and a few sentences each. */
export function WordsBlocks({ sections }: { readonly sections: readonly (HomeBand | undefined)[] }) {
  const row = useScrollRow();
  const shown = sections.filter((section) => section !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul {...row} aria-label="About us" className={styles.blocks}>
      {shown.map(({ id, label, description, image }) => (
        <li key={id} className={styles.blockPlace}>
          <section className={styles.block} aria-label={label}>
            {image ? (
              <Picture
                src={image}
                alt=""
                width={640}
                height={400}
                kind="card"
                sizes="(min-width:1200px) 12vw,(min-width:768px) 30vw,82vw"
                className={styles.blockPicture}
              />
            ) : null}
            <h2 className={styles.blockTitle}>{label}</h2>
            {description ? <Html html={description} /> : null}
          </section>
        </li>
      ))}
    </ul>
  );
}
