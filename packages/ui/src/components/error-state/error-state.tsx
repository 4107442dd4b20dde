import { Button, ButtonLink } from "../button/button.tsx";
import * as styles from "../empty-state/empty-state.css.ts";
import { Seedling } from "../empty-state/empty-state.tsx";

export interface ErrorStateProps {
  readonly title: string;
  readonly message?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly isRetrying?: boolean | undefined;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** Says what could not be loaded, with a way to try again or to go on. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, retryLabel = "Try again", isRetrying, action } = props;
  return (
    <div className={styles.state}>
      <Seedling isDrooping />
      <div role="alert">
        <p className={styles.title}>{title}</p>
        {message ? <p className={styles.message}>{message}</p> : null}
      </div>
      <div className={styles.actions}>
        {onRetry ? (
          <Button isPending={isRetrying} onClick={() => onRetry()}>
            {retryLabel}
          </Button>
        ) : null}
        {action ? (
          <ButtonLink href={action.href} variant={onRetry ? "secondary" : "primary"}>
            {action.label}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
