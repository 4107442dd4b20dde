import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "../link/index.ts";
import * as styles from "./button.css.ts";

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  readonly isWide?: boolean | undefined;
}

const classOf = ({ variant = "primary", size = "medium", isWide = false }: Look) =>
  `${styles.variant[variant]} ${styles.size[size]}${isWide ? ` ${styles.wide}` : ""}`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Busy with what it was pressed for: it keeps its place and its focus, and a press does nothing. */
  readonly isPending?: boolean | undefined;
}

export function Button({ variant, size, isWide, isPending = false, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ variant, size, isWide })}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  href,
  children,
  ...look
}: Look & { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={classOf(look)}>
      {children}
    </Link>
  );
}
