import { Picture } from "@store/ui/picture";
import { Html } from "../../shell/html.tsx";
import * as styles from "./home.css.ts";
import type { HomeBand } from "./load-home.ts";

/** Who we are, what for, and whom we support: a picture and a few sentences each. */
export function WordsBlocks({ sections }: { readonly sections: readonly (HomeBand | undefined)[] }) {
  const shown = sections.filter((section) => section !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {shown.map(({ id, label, description, image }) => (
        <section key={id} className={styles.block} aria-label={label}>
          {image ? (
            <Picture
              src={image}
              alt=""
              width={640}
              height={400}
              kind="card"
              sizes="(min-width:768px) 32vw,92vw"
              className={styles.blockPicture}
            />
          ) : null}
          <h2 className={styles.blockTitle}>{label}</h2>
          {description ? <Html html={description} /> : null}
        </section>
      ))}
    </div>
  );
}
