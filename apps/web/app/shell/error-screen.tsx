import { UNEXPECTED_ERROR } from "@store/domain";
import { Button } from "@store/ui/button";
import * as styles from "./error-screen.css.ts";

/** Document 1, section 2. */
const OOPS = "Oops!";

/** A page that was opened directly has no history to go back to. */
const goBack = () => (window.history.length > 1 ? window.history.back() : window.location.assign("/"));

/** The error screen of every route (document 1, section 2). */
export function ErrorScreen() {
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{OOPS}</h1>
      <p>{UNEXPECTED_ERROR}</p>
      <Button onClick={goBack}>Back</Button>
    </main>
  );
}
