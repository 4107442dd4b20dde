import type { Answer } from "@store/api-client";
import type { addReturnPhoto, ReplyOf } from "@store/api-client/contract";
import { checkPictureFile, PICTURE_TYPES, RETURN_PHOTO_LONGEST_SIDE, RETURN_PHOTOS_AT_MOST } from "@store/domain";
import { Button } from "@store/ui/button";
import { FieldNote, useField } from "@store/ui/field";
import { useRef, useState } from "react";
import { refusalMessage } from "../data/failures.ts";
import { shrinkPhoto } from "../data/shrink-photo.ts";
import { useSending } from "../data/use-mutation.ts";
import * as styles from "./return-form.css.ts";

type PhotoReply = ReplyOf<typeof addReturnPhoto>;
export type ReturnPhoto = PhotoReply["data"];
/** Sends a photo, to be named by the return. */
export type SendPhoto = (photo: Blob) => Promise<Answer<PhotoReply>>;

const HINT = `Up to ${RETURN_PHOTOS_AT_MOST}, such as of the damage and of the label. They help us to decide at once.`;
const TOO_MANY = `Only ${RETURN_PHOTOS_AT_MOST} fit; the others were left out.`;
const NOT_SENT = "The photo could not be sent. Please check your connection, and choose it again!";

interface ReturnPhotosProps {
  readonly sendPhoto: SendPhoto;
  readonly photos: readonly ReturnPhoto[];
  readonly onChange: (change: (photos: readonly ReturnPhoto[]) => readonly ReturnPhoto[]) => void;
  /** Whether one is on its way. */
  readonly onSending: (isSending: boolean) => void;
}

/** Photos of what is wrong with a line; each is sent as soon as it is chosen. */
export function ReturnPhotos({ sendPhoto, photos, onChange, onSending }: ReturnPhotosProps) {
  const [problem, setProblem] = useState<string>();
  const { control, noteId } = useField({ hint: HINT, error: problem });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  /** One after the other, until one is refused. */
  async function sendAll(files: readonly File[]): Promise<Answer<unknown>> {
    let last: Answer<unknown> = { ok: true, reply: undefined };
    for (const file of files) {
      const answer = await sendPhoto(await shrinkPhoto(file, RETURN_PHOTO_LONGEST_SIDE));
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
    const chosen = files.slice(0, RETURN_PHOTOS_AT_MOST - photos.length);
    const unfit = chosen.map(checkPictureFile).find(({ ok }) => !ok);
    setProblem(unfit && !unfit.ok ? unfit.refusal.message : chosen.length < files.length ? TOO_MANY : undefined);
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
        aria-label="Photos of what is wrong"
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
        aria-disabled={photos.length >= RETURN_PHOTOS_AT_MOST}
        onClick={() => photos.length < RETURN_PHOTOS_AT_MOST && input.current?.click()}
      >
        Add photos
      </Button>
      <FieldNote id={noteId} hint={HINT} error={problem} />
    </fieldset>
  );
}
