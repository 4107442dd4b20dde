import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";

interface NoAnswerProps {
  readonly typed: string;
  readonly onShowAll: () => void;
}

/** When the search of the FAQ finds nothing: the way to people, and back. */
export const NoAnswer = ({ typed, onShowAll }: NoAnswerProps) => (
  <EmptyState
    title="No answer found"
    message={`Nothing here matches “${typed}”. Ask us, we are glad to help.`}
    action={{ label: "Contact us", href: "/contact-us" }}
  >
    <Button variant="secondary" onClick={onShowAll}>
      Show all questions
    </Button>
  </EmptyState>
);
