import { whatsappUrl } from "@store/content";
import { BACKEND, ensureVisitorWhenIdle } from "@store/react-client/browser-call";
import { LoginDialogHost } from "@store/react-client/login-dialog-host";
import { PageProgress, useRouteFocus } from "@store/react-client/route-change";
import { watchStorage } from "@store/react-client/session-store";
import { FloatingActions, FloatingLink } from "@store/ui/floating-actions";
import { LinkProvider } from "@store/ui/link";
import { PictureBaseProvider } from "@store/ui/picture";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { shopPolicy } from "../data/policy.ts";
import type { CategoryNode, RootData } from "../data/root-data.ts";
import { isInsideApp } from "../navigation/addresses.ts";
import { followLinks, LinkInsideApp } from "../navigation/links.tsx";
import { usePageTags } from "../seo/page-tags.ts";
import "./bottom-bar.css.ts";
import { CartBar } from "./cart-bar.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { keepOfflinePage } from "./offline.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";
import * as styles from "./shell.css.ts";
import { ToasterHost } from "./toaster-host.tsx";
import { watchCounters } from "./watch-counters.ts";

const MAIN = "content";

/** The frame of every page; header, footer and bar are left out inside a native app. */
export function Shell({
  categories,
  page,
  children,
}: Pick<RootData, "page"> & {
  readonly categories: readonly CategoryNode[];
  readonly children: ReactNode;
}) {
  const [parameters] = useSearchParams();
  const isBare = isInsideApp(useLocation().pathname, parameters);
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  usePageTags(page);
  useEffect(watchStorage, []);
  useEffect(watchCounters, []);
  useEffect(ensureVisitorWhenIdle, []);
  useEffect(keepOfflinePage, []);
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <PictureBaseProvider base={BACKEND}>
      <a className={styles.skip} href={`#${MAIN}`}>
        Skip to content
      </a>
      <PageProgress />
      {isBare ? null : <Header categories={categories} />}
      <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
        <LinkProvider component={isBare ? LinkInsideApp : undefined}>{children}</LinkProvider>
      </main>
      {isBare ? null : <Footer />}
      {isBare ? null : (
        <FloatingActions>
          <ScrollToTop />
          <FloatingLink label="Chat with us on WhatsApp" icon="chat" href={whatsappUrl(shopPolicy())} />
        </FloatingActions>
      )}
      {isBare ? null : <CartBar />}
      <LoginDialogHost />
      <ToasterHost />
    </PictureBaseProvider>
  );
}
