import { lazyPart } from "@store/react-client/lazy-or";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Icon } from "@store/ui/icon";
import { Suspense, useEffect } from "react";
import * as styles from "./staff-search.css.ts";
import { useRememberedSwitch } from "./use-remembered-switch.ts";

const load = () => import("./search-dialog.tsx");
const SearchDialog = lazyPart(load);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Whether a press opens the search: / outside fields, Ctrl+K and Cmd+K everywhere but in a dialog. */
function opensSearch(event: KeyboardEvent, hasSlash: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.repeat || document.querySelector('[role="dialog"]')) return false;
  if (key.toLowerCase() === "k") return ctrlKey !== metaKey && !altKey && !shiftKey;
  // On some keyboards, / is typed with Shift.
  return hasSlash && key === "/" && !ctrlKey && !metaKey && !altKey && !isField(target);
}

/** Opens the search of orders, customers and products. */
export function StaffSearch() {
  const { isWanted, isOpen, open, warmUp, onOpenChange } = useLazyDialog(load);
  // Whoever speaks to the computer may type the key unawares, and can switch it off.
  const slash = useRememberedSwitch("the slash key is off");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event, slash.isOn)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={slash.isOn ? "/ Control+K Meta+K" : "Control+K Meta+K"}
        onClick={open}
        onPointerEnter={warmUp}
      >
        <Icon name="search" size="small" />
        <span className={styles.word}>Search</span>
        <kbd className={styles.shortcut}>{slash.isOn ? "/" : "Ctrl K"}</kbd>
      </button>
      <Suspense>
        {isWanted ? <SearchDialog isOpen={isOpen} onOpenChange={onOpenChange} slash={slash} /> : null}
      </Suspense>
    </>
  );
}
