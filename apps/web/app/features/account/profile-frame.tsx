import { MOBILE_BREAKPOINT_PX } from "@store/domain";
import { useIsElite } from "@store/react-client/session-store";
import { Icon } from "@store/ui/icon";
import { IconButton } from "@store/ui/icon-button";
import { Skeleton } from "@store/ui/skeleton";
import { Tabs } from "@store/ui/tabs";
import { type ComponentType, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./profile-frame.css.ts";

export interface ProfileTab {
  /** Its hash, without the #. */
  readonly value: string;
  readonly label: string;
  /** Fetched when the tab is opened. */
  readonly Content: ComponentType;
  readonly isForElite?: boolean | undefined;
}

export const PROFILE_TITLE = "My account";

const isDesktop = () => window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);

function watchScreen(onChange: () => void): () => void {
  const query = isDesktop();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    watchScreen,
    () => isDesktop().matches,
    () => true,
  );

/** What a tab's link in the phone's menu leaves in the history: the arrow then goes back, and adds no entry. */
const FROM_MENU = { isFromProfileMenu: true };

const isFromMenu = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isFromProfileMenu" in state;

export const ProfileTitle = () => <h1 className={styles.title}>{PROFILE_TITLE}</h1>;

const opened = ({ Content }: ProfileTab) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <Content />
  </Suspense>
);

/**
 * The parts of the profile, one opened at a time by the address's hash: tabs on a desktop, on a phone a menu and a part
 * with an arrow back to it [R142]. A hash that names no part opens the first; so does, on a desktop, none at all.
 */
export function ProfileFrame({ tabs: all }: { readonly tabs: readonly [ProfileTab, ...ProfileTab[]] }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isElite = useIsElite();
  const isOnDesktop = useIsDesktop();
  const tabs = all.filter(({ isForElite }) => !isForElite || isElite);
  const open = tabs.find(({ value }) => value === hash.slice(1)) ?? all[0];

  /** What is being opened: one press of the mouse reports it twice, also by the focus. */
  const asked = useRef<string>(undefined);
  const choose = async (value: string) => {
    if (value === open.value || value === asked.current) return;
    asked.current = value;
    await navigate(`#${value}`, { preventScrollReset: true });
    asked.current = undefined;
  };

  if (!isOnDesktop) return <PhoneFrame tabs={tabs} open={hash === "" ? undefined : open} />;
  return (
    <>
      <ProfileTitle />
      <Tabs
        label={PROFILE_TITLE}
        tabs={tabs.map((tab) => ({ value: tab.value, label: tab.label, content: opened(tab) }))}
        value={open.value}
        onValueChange={(value) => void choose(value)}
      />
    </>
  );
}

interface PhoneFrameProps {
  readonly tabs: readonly ProfileTab[];
  /** None: the menu. */
  readonly open: ProfileTab | undefined;
}

function PhoneFrame({ tabs, open }: PhoneFrameProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const shown = useRef(open?.value);

  // What was just opened gets the focus; back in the menu, the part that was left.
  useEffect(() => {
    const before = shown.current;
    if (before === open?.value) return;
    shown.current = open?.value;
    if (open) title.current?.focus();
    else menu.current?.querySelector<HTMLElement>(`a[href$="#${before}"]`)?.focus();
  }, [open]);

  const leave = () => (isFromMenu(state) ? navigate(-1) : navigate("/profile", { replace: true }));

  if (open)
    return (
      <>
        <div className={styles.head}>
          <IconButton
            label={`Back to ${PROFILE_TITLE}`}
            icon={<Icon name="chevron-left" />}
            onClick={() => void leave()}
          />
          <h1 ref={title} tabIndex={-1} className={styles.openTitle}>
            {open.label}
          </h1>
        </div>
        {/* Another part is another content, also where both are of one kind. */}
        <div key={open.value}>{opened(open)}</div>
      </>
    );
  return (
    <>
      <ProfileTitle />
      <nav aria-label={PROFILE_TITLE}>
        <ul ref={menu} className={styles.menu}>
          {tabs.map(({ value, label }) => (
            <li key={value} className={styles.item}>
              <Link to={`/profile#${value}`} state={FROM_MENU} className={styles.menuLink}>
                {label}
                <Icon name="chevron-right" size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
