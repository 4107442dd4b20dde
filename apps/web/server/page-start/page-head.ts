import interUrl from "@store/ui/fonts/inter.woff2?url";

/**
 * `public/favicon.svg` inside the page, since browsers fetch an icon before the largest picture is drawn; search engines
 * take the other.
 */
const ICON =
  '<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Cpath fill=%22%231F6B3A%22 d=%22M16 1C9 9 4 14 4 20a12 11 0 0 0 24 0C28 14 23 9 16 1Z%22/%3E%3Cpath fill=%22%23FCF0D9%22 d=%22M10 22c0-7 5-10 12-10 0 7-4 12-12 10Z%22/%3E%3C/svg%3E"/>';

const FONT = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${interUrl}"/>`;

/** What every page's head has besides its own tags. On the home page the large picture goes before the font. */
export const pageHead = (path: string): string => (path === "/" ? ICON : ICON + FONT);
