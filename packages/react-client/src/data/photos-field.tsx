import type { Answer } from "@store/api-client";
import { checkPictureFile, PICTURE_TYPES } from "@store/domain";
import { Button } from "@store/ui/button";
import { FieldNote, useField } from "@store/ui/field";
import { useRef, useState } from "react";
import { refusalMessage } from "./failures.ts";
import * as styles from "./photos-field.css.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { useSending } from "./use-mutation.ts";

/** A photo that the server has taken in. */
export interface SentPhoto {
  readonly id: string;
  /** Where it is. */
  readonly path: string;
}
/** Sends a photo, to be named by the form. */
export type SendPhoto = (photo: Blob) => Promise<Answer<{ readonly data: SentPhoto }>>;

const NOT_SENT = "The photo could not be sent. Please check your connection, and choose it again!";

interface PhotosFieldProps {
  readonly atMost: number;
  /** As many pixels as the server keeps of one. */
  readonly longestSide: number;
  readonly hint: string;
  /** What they show, such as "what is wrong". */
  readonly of: string;
  readonly sendPhoto: SendPhoto;
  readonly photos: readonly SentPhoto[];
  readonly onChange: (change: (photos: readonly SentPhoto[]) => readonly SentPhoto[]) => void;
  /** Whether one is on its way. */
  readonly onSending: (isSending: boolean) => void;
}

/** Photos of a form; each is sent as soon as it is chosen. */
export function PhotosField(props: PhotosFieldProps) {
  const { atMost, longestSide, hint, of, sendPhoto, photos, onChange, onSending } = props;
  const [problem, setProblem] = useState<string>();
  const { control, noteId } = useField({ hint, error: problem });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  /** One after the other, until one is refused. */
  async function sendAll(files: readonly File[]): Promise<Answer<unknown>> {
    let last: Answer<unknown> = { ok: true, reply: undefined };
    for (const file of files) {
      const answer = await sendPhoto(await shrinkPhoto(file, longestSide));
      if (!answer.ok) return answer;
      onChange((before) => [...before, answer.reply.data]);
      last = answer;
    }
    return last;
  }
  const { send, isPending } = useSending(sendAll, (answer) => {
    if (!answer.ok) setProblem(refusalMessage(answer.failure, NOT_SENT));
  });

  async function choose(files: readonly File[]): Promise<void> {
    const chosen = files.slice(0, atMost - photos.length);
    const unfit = chosen.map(checkPictureFile).find(({ ok }) => !ok);
    setProblem(
      unfit && !unfit.ok
        ? unfit.refusal.message
        : chosen.length < files.length
          ? `Only ${atMost} fit; the others were left out.`
          : undefined,
    );
    if (unfit || chosen.length === 0) return;
    onSending(true);
    await send(chosen);
    onSending(false);
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        Photos <span className={styles.optional}>(optional)</span>
      </legend>
      {photos.length > 0 ? (
        <ul className={styles.list}>
          {photos.map(({ id, path }, place) => (
            <li key={id} className={styles.entry}>
              <img src={path} alt={`Added ${place + 1}`} className={styles.photo} />
              <Button
                variant="secondary"
                size="small"
                aria-label={`Take away photo ${place + 1}`}
                onClick={() => {
                  button.current?.focus();
                  onChange((before) => before.filter((one) => one.id !== id));
                }}
              >
                Take away
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        multiple
        accept={PICTURE_TYPES.join(",")}
        aria-label={`Photos of ${of}`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise the same file could not be chosen again.
          currentTarget.value = "";
          void choose(files);
        }}
      />
      <Button
        ref={button}
        variant="secondary"
        isPending={isPending}
        aria-describedby={control["aria-describedby"]}
        aria-disabled={photos.length >= atMost}
        onClick={() => photos.length < atMost && input.current?.click()}
      >
        Add photos
      </Button>
      <FieldNote id={noteId} hint={hint} error={problem} />
    </fieldset>
  );
}
