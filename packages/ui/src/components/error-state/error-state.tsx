import { Button, ButtonLink } from "../button/button.tsx";
import * as styles from "../empty-state/empty-state.css.ts";
import { bent, drooping } from "../empty-state/seedling.css.ts";
import { Seedling } from "../empty-state/seedling.tsx";

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
      <Seedling>
        <path d="M50 72c2-16-2-30 8-38 7-5 15-2 17 5" className={bent} />
        <path d="M75 38c9 2 13 13 7 25-10-5-13-16-7-25Z" className={drooping} />
        <path d="M52 52c-9-5-20-1-24 8 10 4 20 1 24-8Z" className={drooping} />
      </Seedling>
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
