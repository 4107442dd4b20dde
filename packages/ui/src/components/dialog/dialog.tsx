import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useCloseOnBack } from "../close-on-back/close-on-back.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./dialog.css.ts";

import { useFocusReturn } from "./use-focus-return.ts";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  readonly size?: keyof typeof styles.size | undefined;
  readonly children: ReactNode;
}

/** A modal dialog: holds the focus while open and returns it afterwards. Import it lazily: most pages open none. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, size = "medium", children } = props;
  const focus = useFocusReturn();
  useCloseOnBack(isOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content
          {...focus}
          className={styles.size[size]}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description ? <Radix.Description className={styles.description}>{description}</Radix.Description> : null}
          </div>
          <div className={styles.content}>{children}</div>
          {/* Last, so that the focus first goes to the dialog's content. */}
          <div className={styles.close}>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<Icon name="close" />} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
