import { BACKEND } from "@store/react-client/browser-call";
import { LoginDialogHost } from "@store/react-client/login-dialog-host";
import { PageProgress } from "@store/react-client/route-change";
import { watchStorage } from "@store/react-client/session-store";
import { LinkProvider } from "@store/ui/link";
import { PictureBaseProvider } from "@store/ui/picture";
import { Toaster } from "@store/ui/toaster";
import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { AppLink } from "./app-link.tsx";
import * as styles from "./frame.css.ts";
import { MAIN } from "./main-id.ts";

/** What is around every page of the dashboard. */
export function Frame() {
  useEffect(watchStorage, []);
  return (
    <PictureBaseProvider base={BACKEND}>
      <LinkProvider component={AppLink}>
        <a className={styles.skip} href={`#${MAIN}`}>
          Skip to content
        </a>
        <PageProgress />
        <Outlet />
        <LoginDialogHost />
        <Toaster />
        <ScrollRestoration />
      </LinkProvider>
    </PictureBaseProvider>
  );
}
