import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./tabs.css.ts";

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Parts of one page, one shown at a time. Controlled, so that the value can be in the URL's hash. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.findIndex((tab) => tab.value === value);

  // Where the tabs are wider than the screen, scrolls to the selected one without scrolling the page.
  useEffect(() => {
    const tab = list.current?.children[shown];
    if (list.current && tab instanceof HTMLElement) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [shown]);

  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
