import { inPlace } from "./in-place.tsx";
import * as styles from "./prose.css.ts";
import { Runs } from "./runs.tsx";
import type { ProseBlock } from "./types.ts";

/** One block in its semantic element: p, ul or ol, dl, details; points are a list of titled cards. */
function Block({ block }: { readonly block: ProseBlock }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className={styles.paragraph}>
          <Runs text={block.text} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={styles.list}>
          {inPlace(block.items, (item) => (
            <li className={styles.item}>
              <Runs text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "definitions":
      return (
        <dl className={styles.definitions}>
          {block.entries.map(({ term, description }) => (
            <div key={term} className={styles.definition}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.description}>
                <Runs text={description} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "heading":
      return <h3 className={styles.subheading}>{block.title}</h3>;
    case "points": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={block.ordered ? styles.stages : styles.points}>
          {block.items.map(({ title, text }) => (
            <li key={title} className={block.ordered ? styles.stage : styles.point}>
              <h3 className={styles.pointTitle}>{title}</h3>
              <p className={styles.paragraph}>
                <Runs text={text} />
              </p>
            </li>
          ))}
        </List>
      );
    }
    case "question":
      return (
        <details className={styles.question}>
          <summary className={styles.summary}>{block.question}</summary>
          {/* The anchor is inside, so that a link to it opens the question. */}
          <div id={block.id} className={styles.answer}>
            <Blocks blocks={block.answer} />
          </div>
        </details>
      );
  }
}

export interface BlocksProps {
  readonly blocks: readonly ProseBlock[];
}

/** Blocks one after another: an answer, or a list of questions on any page. */
export const Blocks = ({ blocks }: BlocksProps) => inPlace(blocks, (block) => <Block block={block} />);
