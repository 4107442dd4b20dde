import { Button } from "@store/ui/button";
import { FieldNote, type FieldWords, useField } from "@store/ui/field";
import { Picture } from "@store/ui/picture";
import { useState } from "react";
import { useFocusAfterRemoval } from "../edit/use-focus-after-removal.ts";
import * as styles from "./picture-field.css.ts";
import { PictureUpload } from "./picture-upload.tsx";

export interface PictureFieldProps extends FieldWords {
  readonly label: string;
  /** The picture's path; "" for none. */
  readonly value: string;
  readonly onChange: (path: string) => void;
  /** It cannot be taken away, only replaced. */
  readonly required?: boolean;
}

/** One picture: chosen, replaced, or taken away. */
export function PictureField({ label, value, onChange, required = false, hint, error }: PictureFieldProps) {
  const { control, noteId } = useField({ hint, error });
  const [isReplacing, setIsReplacing] = useState(false);
  const { element, removed } = useFocusAfterRemoval<HTMLFieldSetElement>(0);
  return (
    <fieldset ref={element} className={styles.field} data-refused={error ? true : undefined}>
      <legend className={styles.label}>
        {label}
        {required ? null : <span className={styles.optional}> (optional)</span>}
      </legend>
      {value ? (
        <div className={styles.chosen}>
          <Picture
            src={value}
            alt={`${label}, as it is now`}
            width={320}
            height={240}
            kind="thumb"
            sizes="160px"
            className={styles.preview}
          />
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              size="small"
              aria-expanded={isReplacing}
              aria-label={`Replace ${label}`}
              onClick={() => setIsReplacing(!isReplacing)}
            >
              Replace
            </Button>
            {required ? null : (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Take away ${label}`}
                onClick={() => {
                  removed(0);
                  onChange("");
                }}
              >
                Take away
              </Button>
            )}
          </div>
        </div>
      ) : null}
      {value === "" || isReplacing ? (
        <PictureUpload
          label={label}
          noteId={control["aria-describedby"]}
          onUploaded={({ path }) => {
            // The button that chose it goes.
            if (element.current?.contains(document.activeElement)) removed(0);
            setIsReplacing(false);
            onChange(path);
          }}
        />
      ) : null}
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
