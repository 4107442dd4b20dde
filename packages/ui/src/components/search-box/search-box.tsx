import { useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import * as styles from "./search-box.css.ts";
import { useCombobox } from "./use-combobox.ts";

export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** A link to all matches. */
  readonly isMore?: boolean;
}

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** Action and field name of the form, for submits before any script has run. */
  readonly action: string;
  readonly name: string;
  /** The longest text that can be typed, in characters. */
  readonly maxLength?: number | undefined;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onSubmit: (text: string) => void;
  /** Undefined while there is nothing to show; empty when nothing matches. */
  readonly suggestions: readonly Suggestion[] | undefined;
  readonly emptyMessage: string;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** A search form with live suggestions: a combobox that the arrow keys walk through (checklist R6, R7). */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, suggestions, onValueChange } = props;
  const list = useId();
  const { shown, active, chosen, open, close, onKeyDown, onBlur } = useCombobox(suggestions);
  const hasOptions = shown !== undefined && shown.length > 0;

  const choose = (suggestion: Suggestion) => {
    close();
    props.onChoose(suggestion);
  };

  const submit = () => {
    const text = value.trim();
    if (chosen) return choose(chosen);
    if (text === "") return;
    close();
    props.onSubmit(text);
  };

  return (
    <search className={styles.search} onBlur={onBlur}>
      <form
        action={props.action}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          enterKeyHint="search"
          name={props.name}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${list}-${active}` : undefined}
          placeholder={props.placeholder}
          autoComplete="off"
          maxLength={props.maxLength}
          value={value}
          onChange={({ target }) => {
            onValueChange(target.value);
            open();
          }}
          onFocus={open}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" size="small" />
        </button>
      </form>
      {shown ? (
        // Keeps the focus in the input, so that the list does not close before the click.
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, something is kept from being done
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {hasOptions ? (
            <div id={list} role="listbox" aria-label={label} className={styles.list}>
              {shown.map((suggestion, place) => (
                <Link
                  key={suggestion.key}
                  id={`${list}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  href={suggestion.href}
                  className={styles.option[suggestion.isMore ? "more" : "match"]}
                  tabIndex={-1}
                  onClick={(event) => {
                    event.preventDefault();
                    choose(suggestion);
                  }}
                >
                  {suggestion.label}
                </Link>
              ))}
            </div>
          ) : (
            <p className={styles.empty} role="status">
              {props.emptyMessage}
            </p>
          )}
        </div>
      ) : null}
    </search>
  );
}
