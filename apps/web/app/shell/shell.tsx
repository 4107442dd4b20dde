import { brand } from "@store/content";
import { FloatingActions, FloatingLink } from "@store/ui/floating-actions";
import { PictureBaseProvider } from "@store/ui/picture";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { CategoryNode, RootData } from "../data/root-data.ts";
import { LoginDialogHost } from "../login/login-dialog-host.tsx";
import { isInsideApp } from "../navigation/addresses.ts";
import { followLinks } from "../navigation/links.tsx";
import { PageProgress, useRouteFocus } from "../navigation/route-change.tsx";
import { usePageTags } from "../seo/page-tags.ts";
import { BACKEND, ensureVisitorWhenIdle } from "../session/browser-call.ts";
import { watchStorage } from "../session/session-store.ts";
import "./bottom-bar.css.ts";
import { CartBar } from "./cart-bar.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import * as styles from "./shell.css.ts";
import { ToasterHost } from "./toaster-host.tsx";
import { useFetchedFont } from "./use-fetched-font.ts";
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
  useFetchedFont();
  useEffect(watchStorage, []);
  useEffect(watchCounters, []);
  useEffect(ensureVisitorWhenIdle, []);
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <PictureBaseProvider base={BACKEND}>
      <a className={styles.skip} href={`#${MAIN}`}>
        Skip to content
      </a>
      <PageProgress />
      {isBare ? null : <Header categories={categories} />}
      <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isBare ? null : <Footer />}
      {isBare ? null : (
        <FloatingActions>
          <ScrollToTop />
          <FloatingLink label="Chat with us on WhatsApp" icon="chat" href={brand.whatsappUrl} />
        </FloatingActions>
      )}
      {isBare ? null : <CartBar />}
      <LoginDialogHost />
      <ToasterHost />
    </PictureBaseProvider>
  );
}
