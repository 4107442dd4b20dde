import { Button } from "@store/ui/button";
import { FieldNote, type FieldWords, useField } from "@store/ui/field";
import { Picture } from "@store/ui/picture";
import { TextField } from "@store/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { useFocusAfterRemoval } from "../edit/use-focus-after-removal.ts";
import * as styles from "./picture-field.css.ts";
import { PictureUpload } from "./picture-upload.tsx";

export interface PictureWithAlt {
  readonly image: string;
  readonly alt: string;
}

/** A list with one entry at another place. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list.slice(from, from + 1);
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...entry, ...rest.slice(to)];
}

interface PictureRowProps {
  readonly picture: PictureWithAlt;
  readonly place: number;
  readonly count: number;
  readonly altMaximum: number;
  readonly error: string | undefined;
  readonly onAlt: (alt: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function PictureRow({ picture, place, count, altMaximum, error, onAlt, onMove, onRemove }: PictureRowProps) {
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const moved = useRef<"earlier" | "later">(undefined);
  // Moved within the page, a button loses the focus: it goes on with the picture.
  useEffect(() => {
    if (moved.current) (moved.current === "earlier" ? earlier : later).current?.focus();
    moved.current = undefined;
  }, [place]);
  const name = `picture ${place + 1}`;
  const move = (way: "earlier" | "later", to: number) => {
    if (to < 0 || to >= count) return;
    moved.current = way;
    onMove(to);
  };
  return (
    <li className={styles.row}>
      <Picture
        src={picture.image}
        alt=""
        width={80}
        height={80}
        kind="thumb"
        sizes="80px"
        className={styles.rowPicture}
      />
      <div className={styles.rowFields}>
        <TextField
          label={place === 0 ? "What the first picture shows" : `What ${name} shows`}
          required
          maxLength={altMaximum}
          value={picture.alt}
          error={error}
          onChange={({ target }) => onAlt(target.value)}
        />
        <div className={styles.buttons}>
          {count > 1 ? (
            <>
              <Button
                ref={earlier}
                size="small"
                variant="secondary"
                aria-disabled={place === 0}
                aria-label={`Move ${name} earlier`}
                onClick={() => move("earlier", place - 1)}
              >
                Earlier
              </Button>
              <Button
                ref={later}
                size="small"
                variant="secondary"
                aria-disabled={place === count - 1}
                aria-label={`Move ${name} later`}
                onClick={() => move("later", place + 1)}
              >
                Later
              </Button>
            </>
          ) : null}
          <Button data-removes size="small" variant="secondary" aria-label={`Take away ${name}`} onClick={onRemove}>
            Take away
          </Button>
        </div>
      </div>
    </li>
  );
}

export interface PicturesFieldProps extends FieldWords {
  readonly label: string;
  readonly value: readonly PictureWithAlt[];
  readonly onChange: (pictures: readonly PictureWithAlt[]) => void;
  /** How many there may be. */
  readonly maximum: number;
  /** How long the words for one may be. */
  readonly altMaximum: number;
  /** What is shown while there is none. */
  readonly emptyText: string;
}

/** Several pictures in an order, each with words for those who do not see it. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, value, onChange, maximum, altMaximum, emptyText, hint, error } = props;
  const { control, noteId } = useField({ hint, error });
  const [said, setSaid] = useState("");
  const { element, removed } = useFocusAfterRemoval<HTMLFieldSetElement>(value.length);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const put = (next: readonly PictureWithAlt[], words = "") => {
    latest.current = next;
    setSaid(words);
    onChange(next);
  };
  const add = (path: string) => {
    const now = latest.current;
    if (now.some(({ image }) => image === path)) return setSaid("This picture is already in the list.");
    if (now.length < maximum) put([...now, { image: path, alt: "" }], `Picture ${now.length + 1} is here.`);
  };
  const isMissingAlt = value.some(({ alt }) => alt.trim() === "");
  return (
    <fieldset ref={element} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {value.length === 0 ? <p className={styles.hint}>{emptyText}</p> : null}
      <ol className={styles.rows}>
        {value.map((picture, place) => (
          <PictureRow
            key={picture.image}
            {...{ picture, place, altMaximum }}
            count={value.length}
            error={picture.alt.trim() === "" ? error : undefined}
            onAlt={(alt) => put(value.map((one) => (one === picture ? { ...one, alt } : one)))}
            onMove={(to) => put(moveEntry(value, place, to), `Picture ${place + 1} is number ${to + 1} now.`)}
            onRemove={() => {
              removed(place);
              put(
                value.filter((one) => one !== picture),
                `Picture ${place + 1} is taken away.`,
              );
            }}
          />
        ))}
      </ol>
      {value.length < maximum ? (
        <PictureUpload
          label={label}
          isMultiple
          noteId={control["aria-describedby"]}
          onUploaded={({ path }) => add(path)}
        />
      ) : (
        <p className={styles.hint}>There is room for {maximum} pictures. Remove one to add another.</p>
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
      <FieldNote id={noteId} hint={hint} error={isMissingAlt ? undefined : error} />
    </fieldset>
  );
}
