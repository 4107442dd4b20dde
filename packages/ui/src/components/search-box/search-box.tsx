import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useId, useState } from "react";
import { Link } from "../link/index.ts";
import * as styles from "./search-box.css.ts";

export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** Where the form goes before any script has run, and the name that it sends the text under. */
  readonly action: string;
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onSubmit: (text: string) => void;
  /** Undefined while there is nothing to show; empty when nothing matches. */
  readonly suggestions: readonly Suggestion[] | undefined;
  readonly emptyMessage: string;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** A search form with live suggestions: a combobox that the arrow keys walk through. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, action, name, value, onValueChange, onSubmit, suggestions, emptyMessage, onChoose } =
    props;
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? suggestions : undefined;
  const chosen = shown?.[active];

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };

  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !shown || shown.length === 0) return;
    event.preventDefault();
    setActive((current) => (current + step + shown.length + (current < 0 && step < 0 ? 1 : 0)) % shown.length);
  };

  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <form
        action={action}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) return choose(chosen);
          if (!value.trim()) return;
          close();
          onSubmit(value.trim());
        }}
      >
        <input
          type="search"
          name={name}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded={shown !== undefined}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${list}-${active}` : undefined}
          placeholder={placeholder}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            onValueChange(target.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Search aria-hidden size={20} />
        </button>
      </form>
      <div className={shown ? styles.panel : styles.closed}>
        {shown?.length === 0 ? (
          <p className={styles.empty} role="status">
            {emptyMessage}
          </p>
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox's list */}
        <ul id={list} role="listbox" aria-label="Suggestions">
          {shown?.map((suggestion, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points at the option
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox's list
            <li key={suggestion.key} id={`${list}-${place}`} role="option" aria-selected={place === active}>
              <Link
                href={suggestion.href}
                className={place === active ? styles.activeOption : styles.option}
                tabIndex={-1}
                onClick={() => choose(suggestion)}
              >
                {suggestion.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </search>
  );
}
