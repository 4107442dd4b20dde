import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { veil } from "../dialog/dialog.css.ts";
import { useFocusReturn } from "../dialog/use-focus-return.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import * as styles from "./drawer.css.ts";

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** Where it slides in from. */
  readonly side?: keyof typeof styles.side | undefined;
  readonly closeLabel?: string | undefined;
  readonly children: ReactNode;
  /** Stays in view below, such as a button that applies filters. */
  readonly foot?: ReactNode;
}

/** A dialog at the side, for a phone's navigation and filters. Import it lazily. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange, title, side = "end", closeLabel = "Close", children, foot } = props;
  const focus = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content {...focus} className={styles.side[side]} aria-describedby={undefined}>
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<Icon name="close" />} />
            </Radix.Close>
          </div>
          <div className={styles.content}>{children}</div>
          {foot ? <div className={styles.foot}>{foot}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
