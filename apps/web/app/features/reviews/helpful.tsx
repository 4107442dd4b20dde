import { voteReview } from "@store/api-client/contract";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useState } from "react";

interface HelpfulProps {
  readonly id: number;
  /** The author's. */
  readonly name: string;
  /** How many found it helpful when the page was made: who has said so is not known to a page that all share. */
  readonly count: number;
}

/** Says that a review was helpful; another press takes that back. */
export function Helpful({ id, name, count }: HelpfulProps) {
  const [vote, setVote] = useState({ isHelpful: false, count });
  const { send, isPending } = useMutation(voteReview, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    setVote(({ isHelpful }) => ({ isHelpful: !isHelpful, count: answer.reply.data.helpful_count }));
  });
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={vote.isHelpful}
      isPending={isPending}
      onClick={() => void send({ params: { id }, body: { is_helpful: !vote.isHelpful } })}
    >
      Helpful{vote.count > 0 ? ` (${vote.count})` : ""} <VisuallyHidden>the review by {name}</VisuallyHidden>
    </Button>
  );
}
