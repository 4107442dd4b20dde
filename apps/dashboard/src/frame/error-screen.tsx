import { UNEXPECTED_ERROR } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { Button } from "@store/ui/button";
import * as styles from "./frame.css.ts";

/** In place of a page that broke, or whose code could not be fetched: after an upgrade, its old file is gone. */
export const PageError = () => (
  <>
    <h1 className={styles.pageTitle}>{SOMETHING_WENT_WRONG}</h1>
    <p>{UNEXPECTED_ERROR}</p>
    <Button onClick={() => window.location.reload()}>Reload the page</Button>
  </>
);

/** In place of everything. */
export const ErrorScreen = () => (
  <main className={styles.body}>
    <PageError />
  </main>
);
