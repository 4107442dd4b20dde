import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import * as styles from "./icon-button.css.ts";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "aria-label"> {
  /** What it does, in words. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: keyof typeof styles.variant | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export const IconButton = ({ label, icon, variant = "plain", type = "button", ...button }: IconButtonProps) => (
  <button {...button} type={type} aria-label={label} className={styles.variant[variant]}>
    {icon}
  </button>
);
