import { type KeyboardEvent, useId } from "react";
import { Field, type FieldWords, useField } from "../field/field.tsx";
import { useCombobox } from "../search-box/use-combobox.ts";
import { input } from "../text-field/text-field.css.ts";
import * as styles from "./combo-field.css.ts";

export interface ComboOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboFieldProps extends FieldWords {
  readonly label: string;
  /** What is typed, or the label of what was chosen. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Undefined while there is nothing to choose from; empty when nothing matches. */
  readonly options: readonly ComboOption[] | undefined;
  readonly emptyMessage: string;
  readonly onChoose: (option: ComboOption) => void;
  /** The focus leaves the field: what was typed and not chosen can be dropped. */
  readonly onLeave?: (() => void) | undefined;
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly id?: string | undefined;
}

/** One of many: typed text finds the options, which the arrow keys walk through. For few, use the select field. */
export function ComboField(props: ComboFieldProps) {
  const { label, text, options, required = false, maxLength, id, hint, error, onTextChange, onLeave } = props;
  const { control, noteId } = useField({ id, hint, error });
  const list = useId();
  const { shown, active, chosen, open, close, onKeyDown, onBlur } = useCombobox(options);
  const hasOptions = shown !== undefined && shown.length > 0;

  const choose = (option: ComboOption) => {
    close();
    props.onChoose(option);
  };

  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !hasOptions) return onKeyDown(event);
    // The form is not sent while an option is looked for.
    event.preventDefault();
    const only = shown.length === 1 ? shown[0] : undefined;
    const picked = chosen ?? only;
    if (picked) choose(picked);
  };

  return (
    <Field label={label} controlId={control.id} noteId={noteId} hint={hint} error={error} isOptional={!required}>
      <span className={styles.box}>
        <input
          {...control}
          type="text"
          role="combobox"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${list}-${active}` : undefined}
          autoComplete="off"
          required={required}
          maxLength={maxLength}
          className={input}
          value={text}
          onChange={({ target }) => {
            onTextChange(target.value);
            open();
          }}
          onFocus={({ target }) => target.select()}
          onKeyDown={press}
          onBlur={(event) => {
            onBlur(event);
            onLeave?.();
          }}
        />
        {shown ? (
          // Keeps the focus in the input, so that the list does not close before the click.
          // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, something is kept from being done
          <span className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
            {hasOptions ? (
              <span id={list} role="listbox" aria-label={label} className={styles.list}>
                {shown.map((option, place) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
                  <span
                    key={option.value}
                    id={`${list}-${place}`}
                    role="option"
                    aria-selected={place === active}
                    tabIndex={-1}
                    className={styles.option}
                    onClick={() => choose(option)}
                  >
                    {option.label}
                  </span>
                ))}
              </span>
            ) : (
              <span className={styles.empty} role="status">
                {props.emptyMessage}
              </span>
            )}
          </span>
        ) : null}
      </span>
    </Field>
  );
}
