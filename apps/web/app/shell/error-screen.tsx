import { documentTitle } from "@store/content";
import { UNEXPECTED_ERROR } from "@store/domain";
import { Button } from "@store/ui/button";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { shopPolicy } from "../data/policy.ts";
import { isFlagged, setFlag } from "../session/tab-storage.ts";
import * as styles from "./error-screen.css.ts";

/** [R3] */
const OOPS = "Oops!";

/** A page's code cannot be fetched. After an upgrade of the store its old files are gone. */
export class MissingCode extends Error {}

/** A page that was opened directly has no history to go back to. */
const goBack = () => (window.history.length > 1 ? window.history.back() : window.location.assign("/"));

/** The error screen of every route [R3]. A page whose code is missing is loaded with its document, once in a visit. */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    if (!(error instanceof MissingCode) || isFlagged("hasReloadedForCode")) return;
    setFlag("hasReloadedForCode");
    window.location.reload();
  }, [error]);
  return (
    <main className={styles.screen}>
      <title>{documentTitle(OOPS, shopPolicy().identity.shopName)}</title>
      <h1 className={styles.title}>{OOPS}</h1>
      <p>{UNEXPECTED_ERROR}</p>
      <Button onClick={goBack}>Back</Button>
    </main>
  );
}
