import { postReview } from "@store/api-client/contract";
import { checkReview, ORDER_LINE_RATING, type Rating, REVIEW_MAXIMUM_LENGTH } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { RatingInput } from "@store/ui/rating-input";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import * as styles from "./order-actions.css.ts";

const THANKS = "Thank you for your review!";
/** Where the server says nothing [R161]. */
const NOT_POSTED = "error";

interface RateDialogProps {
  readonly orderId: number;
  readonly productId: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** Stars for a product that was bought, one at first (C12), and words if one likes. */
export default function RateDialog({ orderId, productId, name, isOpen, onOpenChange, onChanged }: RateDialogProps) {
  const [rating, setRating] = useState<Rating>(ORDER_LINE_RATING);
  const [review, setReview] = useState("");
  const [problem, setProblem] = useState<string>();
  const [areStarsMeant, setStarsMeant] = useState(false);
  const { send, isPending } = useMutation(postReview, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure, NOT_POSTED));
      // An answer may be lost, or the product rated elsewhere meanwhile: its line then shows the stars.
      return onChanged();
    }
    toast.success(answer.reply.message ?? THANKS);
    await onChanged();
    onOpenChange(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkReview({ isLoggedIn: true, rating, review, areStarsMeant });
    setProblem(checked.ok ? undefined : checked.refusal.message);
    if (checked.ok) return void send({ params: { id: productId }, body: { ...checked.value, order_id: orderId } });
    if (checked.refusal.code === "stars-differ") setStarsMeant(true);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Rate this product" description={name}>
      <form className={styles.form} onSubmit={submit}>
        <RatingInput legend="Your rating" name="rating" value={rating} onValueChange={setRating} />
        <TextArea
          label="Your review"
          name="review"
          rows={4}
          maxLength={REVIEW_MAXIMUM_LENGTH}
          value={review}
          onChange={({ target }) => setReview(target.value)}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" size="large" isWide isPending={isPending}>
          Send rating
        </Button>
      </form>
    </Dialog>
  );
}
