import { PictureBaseProvider } from "@store/ui/picture";
import { type ReactNode, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { BACKEND } from "../session/browser-call.ts";
import { watchStorage } from "../session/watch-storage.ts";
import { CartBar } from "./cart-bar.tsx";
import { followLinks } from "./follow-links.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import type { CategoryNode } from "./load-shell.ts";
import { LoginDialogHost } from "./login/login-dialog-host.tsx";
import * as styles from "./shell.css.ts";
import { ToasterHost } from "./toaster-host.tsx";

const MAIN = "content";

/** What stands around every page. `mobile=true` leaves header and footer to the native app around the webview. */
export function Shell({
  categories,
  children,
}: {
  readonly categories: readonly CategoryNode[];
  readonly children: ReactNode;
}) {
  const [parameters] = useSearchParams();
  const isInsideApp = parameters.get("mobile") === "true";
  const navigate = useNavigate();
  useEffect(watchStorage, []);
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <PictureBaseProvider base={BACKEND}>
      <a className={styles.skip} href={`#${MAIN}`}>
        Skip to content
      </a>
      {isInsideApp ? null : <Header categories={categories} />}
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isInsideApp ? null : <Footer />}
      <CartBar />
      <LoginDialogHost />
      <ToasterHost />
    </PictureBaseProvider>
  );
}
