import {
  RETURN_GROUND_NAMES,
  RETURN_GROUNDS,
  RETURN_PHOTO_LONGEST_SIDE,
  RETURN_PHOTOS_AT_MOST,
  RETURN_REASON_MAXIMUM_LENGTH,
} from "@store/domain";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { type ReactNode, useState } from "react";
import { PhotosField, type SendPhoto, type SentPhoto } from "../data/photos-field.tsx";
import { useForm } from "../data/use-form.ts";
import {
  type ChosenLine,
  checkReturn,
  emptyDraft,
  groundField,
  isChosen,
  NOT_RETURNED,
  quantityField,
  wordsField,
} from "./return-draft.ts";
import * as styles from "./return-form.css.ts";
import { type ReturnableOrder, returnableLines } from "./returnable-lines.ts";

const GROUNDS = RETURN_GROUNDS.map((value) => ({ value, label: RETURN_GROUND_NAMES[value] }));

const PHOTOS_HINT = `Up to ${RETURN_PHOTOS_AT_MOST}, such as of the damage and of the label. They help us to decide at once.`;

/** None, or up to all that is left of a line. */
const quantitiesOf = (left: number) => [
  { value: NOT_RETURNED, label: "None" },
  ...Array.from({ length: left }, (_, place) => ({ value: String(place + 1), label: String(place + 1) })),
];

interface ReturnFormProps {
  readonly order: ReturnableOrder;
  /** What the field is called that says what is wrong. */
  readonly wordsLabel: string;
  readonly sendPhoto: SendPhoto;
  readonly onSend: (lines: (ChosenLine & { photos: string[] })[]) => unknown;
  /** What follows the fields: the buttons. */
  readonly children: (isSendingPhotos: boolean) => ReactNode;
}

/** Which pieces of an order are to come back, why, and what shows it: the customer's own request, or one that staff begin. */
export function ReturnForm({ order, wordsLabel, sendPhoto, onSend, children }: ReturnFormProps) {
  const [lines] = useState(() => returnableLines(order));
  const form = useForm(emptyDraft(lines), checkReturn(lines));
  const [photos, setPhotos] = useState<Readonly<Record<number, readonly SentPhoto[]>>>({});
  const [photosUnderWay, setPhotosUnderWay] = useState(0);
  return (
    <form
      ref={form.element}
      className={styles.form}
      onSubmit={form.submit((chosen) =>
        onSend(chosen.map((line) => ({ ...line, photos: (photos[line.id] ?? []).map(({ id }) => id) }))),
      )}
      noValidate
    >
      {lines.map(({ line, left }) => (
        <fieldset key={line.id} className={styles.form}>
          <legend className={styles.legend}>{line.product_name}</legend>
          <SelectField
            label="How many"
            name={quantityField(line)}
            required
            options={quantitiesOf(left)}
            value={form.draft[quantityField(line)]}
            error={form.errors[quantityField(line)]}
            onValueChange={(value) => form.change({ [quantityField(line)]: value })}
          />
          {isChosen(form.draft, line) ? (
            <>
              <SelectField
                label="What is wrong?"
                name={groundField(line)}
                required
                emptyLabel="Please choose"
                options={GROUNDS}
                value={form.draft[groundField(line)]}
                error={form.errors[groundField(line)]}
                onValueChange={(value) => form.change({ [groundField(line)]: value })}
              />
              <TextArea
                label={wordsLabel}
                rows={3}
                required
                maxLength={RETURN_REASON_MAXIMUM_LENGTH}
                {...form.text(wordsField(line))}
              />
              <PhotosField
                atMost={RETURN_PHOTOS_AT_MOST}
                longestSide={RETURN_PHOTO_LONGEST_SIDE}
                hint={PHOTOS_HINT}
                of="what is wrong"
                sendPhoto={sendPhoto}
                photos={photos[line.id] ?? []}
                onChange={(change) => setPhotos((before) => ({ ...before, [line.id]: change(before[line.id] ?? []) }))}
                onSending={(isSending) => setPhotosUnderWay((count) => count + (isSending ? 1 : -1))}
              />
            </>
          ) : null}
        </fieldset>
      ))}
      {children(photosUnderWay > 0)}
    </form>
  );
}
