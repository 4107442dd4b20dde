import * as Radix from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import * as styles from "./dialog.css.ts";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/** Holds the focus while it is open and gives it back afterwards. Import it lazily: most pages never open one. */
export function Dialog({ isOpen, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content className={styles.dialog} {...(description ? {} : { "aria-describedby": undefined })}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description ? <Radix.Description className={styles.description}>{description}</Radix.Description> : null}
          {children}
          <Radix.Close className={styles.close} aria-label="Close">
            <X aria-hidden />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
