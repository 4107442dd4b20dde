import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { ErrorState } from "@store/ui/error-state";
import type { ComponentProps } from "react";
import { useRevalidator } from "react-router-dom";

interface LoadFailureProps extends Pick<ComponentProps<typeof ErrorState>, "message"> {
  readonly title?: string;
  /** What is said instead, and where it leads, where the page's record does not exist. */
  readonly missing?: Pick<ComponentProps<typeof ErrorState>, "title" | "action"> | undefined;
}

/** In place of what a page's loader could not load, with a retry; or of a record that does not exist. */
export function LoadFailure(props: LoadFailureProps) {
  const { title = SOMETHING_WENT_WRONG, message = TRY_AGAIN_LATER, missing } = props;
  const { revalidate, state } = useRevalidator();
  if (missing) return <ErrorState {...missing} />;
  return (
    <ErrorState title={title} message={message} onRetry={() => void revalidate()} isRetrying={state === "loading"} />
  );
}
