import { Picture } from "../picture/picture.tsx";
import * as styles from "./logo.css.ts";

interface LogoProps {
  readonly name: string;
  /** The path of the shop's own mark; empty for a leaf in a drop. */
  readonly picture?: string;
}

const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
    <path className={styles.drop} d="M16 1C9 9 4 14 4 20a12 11 0 0 0 24 0C28 14 23 9 16 1Z" />
    <path className={styles.leaf} d="M10 22c0-7 5-10 12-10 0 7-4 12-12 10Zm0 0 7-6" />
  </svg>
);

/** The shop's mark and its name. */
export const Logo = ({ name, picture }: LogoProps) => (
  <span className={styles.logo}>
    {picture ? (
      <Picture src={picture} alt="" width={32} height={32} kind="thumb" sizes="32px" className={styles.picture} />
    ) : (
      <Mark />
    )}
    <span className={styles.name}>{name}</span>
  </span>
);
