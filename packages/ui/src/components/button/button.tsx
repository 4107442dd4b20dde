import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { Link } from "../link/link.tsx";
import { ring } from "../spinner/spinner.css.ts";
import * as styles from "./button.css.ts";

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the full width of its container. */
  readonly isWide?: boolean | undefined;
}

const classOf = ({ variant = "primary", size = "medium", isWide = false }: Look) =>
  `${styles.variant[variant]} ${styles.size[size]}${isWide ? ` ${styles.wide}` : ""}`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">, Look {
  /** Shows a spinner: the button keeps its size and focus, and clicks do nothing. */
  readonly isPending?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, isWide, isPending = false, type = "button", onClick, children, ...button } = props;
  return (
    <button
      {...button}
      type={type}
      className={classOf({ variant, size, isWide })}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isPending ? <span className={ring} /> : null}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "href">, Look {
  readonly href: string;
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, isWide, ...link }: ButtonLinkProps) => (
  <Link {...link} className={classOf({ variant, size, isWide })} />
);
