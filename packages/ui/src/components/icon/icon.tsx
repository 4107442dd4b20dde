import * as styles from "./icon.css.ts";

export type IconName = keyof typeof styles.name;

export interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof styles.size | undefined;
  readonly className?: string | undefined;
}

/**
 * A decorative icon beside text or inside a labelled control, in the colour of the text. It is empty, so that nothing has
 * to be hidden from screen readers.
 */
export const Icon = ({ name, size = "medium", className }: IconProps) => (
  <span className={`${styles.name[name]} ${styles.size[size]}${className ? ` ${className}` : ""}`} />
);
