import { RATINGS, type Rating } from "@store/domain";
import { FieldNote, useField } from "../field/field.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./rating-input.css.ts";

export interface RatingInputProps {
  readonly legend: string;
  readonly name: string;
  readonly value: Rating | undefined;
  readonly onValueChange: (value: Rating) => void;
  readonly error?: string | undefined;
}

/** One to five stars to give: radio buttons underneath, so that arrow keys move through them. */
export function RatingInput({ legend, name, value, onValueChange, error }: RatingInputProps) {
  const { noteId } = useField({ error });
  return (
    <fieldset className={styles.group} aria-describedby={error ? noteId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {RATINGS.map((stars) => (
          <label key={stars} className={stars <= (value ?? 0) ? styles.full : styles.empty}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onValueChange(stars)}
              className={styles.input}
            />
            <VisuallyHidden>{stars === 1 ? "1 star" : `${stars} stars`}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
