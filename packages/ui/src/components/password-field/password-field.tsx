import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Field, useField } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import * as styles from "./password-field.css.ts";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "prefix" | "ref">;

/**
 * A password, which can be shown while it is typed. It is hidden again when its form is submitted: only so browsers know
 * it for a password and offer to keep it.
 */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const { control, noteId } = useField({ id, hint, error });
  const [isShown, setIsShown] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [number | null, number | null]>(undefined);

  useEffect(() => {
    const form = box.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  // Another type puts the caret elsewhere.
  useLayoutEffect(() => {
    if (caret.current && document.activeElement === box.current) box.current?.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [isShown]);

  const toggle = () => {
    caret.current = [box.current?.selectionStart ?? null, box.current?.selectionEnd ?? null];
    setIsShown(!isShown);
  };

  return (
    <Field label={label} controlId={control.id} noteId={noteId} hint={hint} error={error} isOptional={!input.required}>
      <span className={styles.row}>
        <input
          {...input}
          {...control}
          ref={box}
          type={isShown ? "text" : "password"}
          autoCapitalize="off"
          spellCheck={false}
          className={styles.input}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          // The input keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name={isShown ? "eye-off" : "eye"} />
        </button>
      </span>
    </Field>
  );
}
