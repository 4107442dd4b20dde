import { type ReactNode, useId } from "react";
import { Link } from "../link/index.ts";
import * as styles from "./menu.css.ts";
import { useDisclosure } from "./use-disclosure.ts";

export type MenuItem =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onSelect: () => void };

export interface MenuProps {
  /** What the menu is, when its button shows something else or nothing in words. */
  readonly label?: string | undefined;
  /** What the button shows. */
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
}

/** A button with a few ways on below it. */
export function Menu({ label, children, items }: MenuProps) {
  const id = useId();
  const { isOpen, setIsOpen, button, panel, root } = useDisclosure();
  const close = () => setIsOpen(false);
  return (
    <div className={styles.menu} {...root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      <div ref={panel} id={id} className={styles.panel} hidden={!isOpen}>
        {items.map((item) =>
          "href" in item ? (
            <Link key={item.label} href={item.href} className={styles.item} onClick={close}>
              {item.label}
            </Link>
          ) : (
            <button
              key={item.label}
              type="button"
              className={styles.item}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.label}
            </button>
          ),
        )}
      </div>
    </div>
  );
}
