import { type Paise, SUGGESTIONS_MAXIMUM } from "@store/domain";
import { useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { Price } from "../price/price.tsx";
import { ProductPicture } from "../product-picture/product-picture.tsx";
import { hidden } from "../visually-hidden/visually-hidden.css.ts";
import * as styles from "./search-box.css.ts";
import { useCombobox } from "./use-combobox.ts";

export interface Suggestion {
  readonly label: string;
  readonly href: string;
  readonly image?: string | undefined;
  readonly price?: Paise | undefined;
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
  /** Suggestions are being looked for; those of an earlier text may still be shown. */
  readonly isLoading?: boolean | undefined;
  readonly emptyMessage: string;
  readonly onChoose: (suggestion: Suggestion) => void;
}

const PICTURE_SIDE = 48;

/** A product's picture, name and price. */
const Product = ({ label, image, price }: Suggestion) => (
  <>
    <span className={styles.picture}>
      <ProductPicture
        // Another product's picture is another element: it does not show the one before until it has come.
        key={image}
        src={image}
        alt=""
        width={PICTURE_SIDE}
        height={PICTURE_SIDE}
        kind="thumb"
        sizes={`${PICTURE_SIDE}px`}
      />
    </span>
    <span className={styles.name}>{label}</span>
    {price === undefined ? null : (
      <>
        {" "}
        <Price amount={price} size="small" />
      </>
    )}
  </>
);

const countOf = (suggestions: number): string => (suggestions === 1 ? "1 suggestion" : `${suggestions} suggestions`);

/** A search form with live suggestions: a combobox that the arrow keys walk through [R6 R7]. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, suggestions, onValueChange } = props;
  const list = useId();
  const { isOpen, shown, active, chosen, open, close, onKeyDown, onBlur } = useCombobox(suggestions);
  const hasOptions = shown !== undefined && shown.length > 0;
  const isWaiting = isOpen && !shown && props.isLoading === true;
  const message = shown && !hasOptions ? props.emptyMessage : undefined;
  const announced = shown && hasOptions ? countOf(shown.length) : message;

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
      {isOpen ? (
        <p role="status" className={message ? styles.message : hidden}>
          {isWaiting ? "Searching …" : announced}
        </p>
      ) : null}
      {hasOptions || isWaiting ? (
        // Keeps the focus in the input, so that the list does not close before the click.
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, something is kept from being done
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {hasOptions ? (
            <div id={list} role="listbox" aria-label={label} className={styles.list}>
              {shown.map((suggestion, place) => (
                <Link
                  // By its place: what takes the place of another suggestion does not move there.
                  key={place}
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
                  {suggestion.isMore ? suggestion.label : <Product {...suggestion} />}
                </Link>
              ))}
            </div>
          ) : (
            Array.from({ length: SUGGESTIONS_MAXIMUM }, (_, place) => <div key={place} className={styles.waiting} />)
          )}
        </div>
      ) : null}
    </search>
  );
}
