import type { CallFailure } from "@store/api-client";
import { PROFILE_FAILED } from "@store/domain";
import { SOMETHING_WENT_WRONG, TRY_LATER } from "@store/react-client/failures";
import { ErrorState } from "@store/ui/error-state";

interface ProfileErrorProps {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
}

/** The profile could not be loaded: the server said so, or the request failed [R143]. */
export const ProfileError = ({ failure, onRetry }: ProfileErrorProps) =>
  failure.kind === "refused" ? (
    <ErrorState title={PROFILE_FAILED} onRetry={onRetry} />
  ) : (
    <ErrorState title={SOMETHING_WENT_WRONG} message={TRY_LATER} onRetry={onRetry} />
  );
