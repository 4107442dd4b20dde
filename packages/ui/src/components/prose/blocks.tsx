import { inPlace } from "./in-place.tsx";
import * as styles from "./prose.css.ts";
import { Runs } from "./runs.tsx";
import type { ProseBlock, ProseLink } from "./types.ts";

interface BlockProps {
  readonly block: ProseBlock;
  readonly link: ProseLink | undefined;
}

/** One block in the element that means it: p, ul or ol, dl, details. */
function Block({ block, link }: BlockProps) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className={styles.paragraph}>
          <Runs text={block.text} link={link} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={styles.list}>
          {inPlace(block.items, (item) => (
            <li className={styles.item}>
              <Runs text={item} link={link} />
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
                <Runs text={description} link={link} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "question":
      return (
        <details className={styles.question}>
          <summary className={styles.summary}>{block.question}</summary>
          {/* The anchor is inside, so that a link to it opens the question. */}
          <div id={block.id} className={styles.answer}>
            <Blocks blocks={block.answer} link={link} />
          </div>
        </details>
      );
  }
}

export interface BlocksProps {
  readonly blocks: readonly ProseBlock[];
  readonly link?: ProseLink | undefined;
}

/** Blocks one after another, for an answer, a dialog or a part of a page. */
export const Blocks = ({ blocks, link }: BlocksProps) =>
  inPlace(blocks, (block) => <Block block={block} link={link} />);
