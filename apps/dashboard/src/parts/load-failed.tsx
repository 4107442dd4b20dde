import type { CallFailure } from "@store/api-client";
import { NOT_FOUND, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";

const BAD_REQUEST = 400;

interface LoadFailedProps {
  readonly failure: CallFailure;
  /** Said where the address names nothing. */
  readonly title: string;
  readonly onRetry: () => Promise<void>;
}

/** Instead of a page: nothing has the number of its address, or what is there is no number; or it failed. */
export function LoadFailed({ failure, title, onRetry }: LoadFailedProps) {
  const status = failure.kind === "refused" ? failure.httpStatus : undefined;
  if (failure.kind === "refused" && status === NOT_FOUND) return <EmptyState title={title} message={failure.message} />;
  if (status === BAD_REQUEST) return <EmptyState title={title} />;
  return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={onRetry} />;
}
