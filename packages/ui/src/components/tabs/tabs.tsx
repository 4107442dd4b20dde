import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
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

/** Where a key leads from a tab, among so many; undefined for other keys. */
function goal(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * Parts of one page, one shown at a time, after the ARIA tabs pattern with automatic activation. Controlled, so that the
 * value can be in the URL's hash.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.findIndex((tab) => tab.value === value);

  // Where the tabs are wider than the screen, scrolls to the selected one without scrolling the page.
  useEffect(() => {
    const tab = list.current?.children[shown];
    if (list.current && tab instanceof HTMLElement) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [shown]);

  const follow = (event: KeyboardEvent, from: number) => {
    const to = goal(event.key, from, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    const button = to === undefined ? undefined : list.current?.children[to];
    if (!tab || !(button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
    onValueChange(tab.value);
  };

  return (
    <div>
      <div ref={list} role="tablist" className={styles.list} aria-label={label}>
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={place === shown}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={place === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={(event) => follow(event, place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, place) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={place !== shown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control of its own is reached by keyboard
          tabIndex={0}
          className={styles.panel}
        >
          {place === shown && tab.content}
        </div>
      ))}
    </div>
  );
}
