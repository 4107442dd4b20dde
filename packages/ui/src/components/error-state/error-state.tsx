import { Button, ButtonLink } from "../button/index.ts";
import * as styles from "./error-state.css.ts";

export interface ErrorStateProps {
  readonly title: string;
  readonly message?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

/** What could not be loaded, and a way to try again or to go on. */
export function ErrorState({ title, message, onRetry, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      {message ? <p className={styles.message}>{message}</p> : null}
      {onRetry ? (
        <Button variant="secondary" onClick={() => onRetry()}>
          Try again
        </Button>
      ) : null}
      {action ? (
        <ButtonLink href={action.href} variant="secondary">
          {action.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
