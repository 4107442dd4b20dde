import * as styles from "./icon.css.ts";

export type IconName = keyof typeof styles.name;

export interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof styles.size | undefined;
  readonly className?: string | undefined;
}

/** A decorative icon beside text or inside a labelled control, in the colour of the text. */
export const Icon = ({ name, size = "medium", className }: IconProps) => (
  <span aria-hidden className={`${styles.name[name]} ${styles.size[size]}${className ? ` ${className}` : ""}`} />
);
