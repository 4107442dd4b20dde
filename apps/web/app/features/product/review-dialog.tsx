import { addReviewPhoto, postReview } from "@store/api-client/contract";
import {
  checkReview,
  FIELD_LENGTHS,
  PRODUCT_PAGE_RATING,
  type Rating,
  REVIEW_LOGIN,
  REVIEW_MAXIMUM_LENGTH,
  REVIEW_PHOTO_LONGEST_SIDE,
  REVIEW_PHOTOS_AT_MOST,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { openLogin } from "@store/react-client/login-dialog-store";
import { PhotosField, type SentPhoto } from "@store/react-client/photos-field";
import { readSession } from "@store/react-client/storage";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { RatingInput } from "@store/ui/rating-input";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import * as styles from "./reviews.css.ts";

const PHOTOS_HINT = `Up to ${REVIEW_PHOTOS_AT_MOST}, of the product alone: everybody sees them with your review.`;
const THANKS = "Thank you for your review!";
/** Where the page could not load it again. */
const SHOWN_SOON = "It will be shown here in a moment.";

interface ReviewDialogProps {
  readonly product: { readonly id: number; readonly name: string };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** @returns whether the page shows the review. */
  readonly onPosted: () => Promise<boolean>;
}

const isLoggedIn = () => readSession(["token"]).token !== undefined;

/** The shopper's name, as another backend may ask for it; the store's own goes by the login. */
function storedName(): string | undefined {
  const { first_name = "", last_name = "" } = readSession(["first_name", "last_name"]);
  return `${first_name} ${last_name}`.trim().slice(0, FIELD_LENGTHS.personName) || undefined;
}

/** Stars, four at first, and words if one likes (C12). */
export default function ReviewDialog({ product, isOpen, onOpenChange, onPosted }: ReviewDialogProps) {
  const [rating, setRating] = useState<Rating>(PRODUCT_PAGE_RATING);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([]);
  const [isSendingPhotos, setSendingPhotos] = useState(false);
  const [areStarsMeant, setStarsMeant] = useState(false);
  const { send, isPending } = useMutation(postReview, async (answer) => {
    if (!answer.ok) return setError(refusalMessage(answer.failure));
    const isShown = await onPosted();
    const { message = THANKS, is_published: isPublished = true } = answer.reply;
    toast.success(message, isShown || !isPublished ? {} : { description: SHOWN_SOON });
    setText("");
    setPhotos([]);
    setStarsMeant(false);
    onOpenChange(false);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    const checked = checkReview({ isLoggedIn: isLoggedIn(), rating, review: text, areStarsMeant });
    if (checked.ok) {
      const body = { ...checked.value, name: storedName(), id: product.id, photos: photos.map(({ id }) => id) };
      return void send({ params: { id: product.id }, body });
    }
    setError(checked.refusal.message);
    if (checked.refusal.code === "stars-differ") setStarsMeant(true);
    if (checked.refusal.code === "login-required") {
      toast.warning(REVIEW_LOGIN);
      openLogin(() => setError(undefined));
    }
  };

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Write a review" description={product.name}>
      <form className={styles.form} onSubmit={submit}>
        <RatingInput legend="Your rating" name="rating" value={rating} onValueChange={setRating} />
        <TextArea
          label="Your review"
          name="review"
          rows={4}
          maxLength={REVIEW_MAXIMUM_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <PhotosField
          atMost={REVIEW_PHOTOS_AT_MOST}
          longestSide={REVIEW_PHOTO_LONGEST_SIDE}
          hint={PHOTOS_HINT}
          of="the product"
          sendPhoto={(body) => call(addReviewPhoto, { params: { id: product.id }, body })}
          photos={photos}
          onChange={setPhotos}
          onSending={setSendingPhotos}
        />
        {error ? <Alert>{error}</Alert> : null}
        <Button type="submit" size="large" isWide isPending={isPending || isSendingPhotos}>
          Send review
        </Button>
      </form>
    </Dialog>
  );
}
