/** Emulates the reader's motion preference for one story, whatever the real device prefers. */
export const withMotion = (preference: "reduce" | "no-preference") => () => {
  const { matchMedia } = window;
  const answer = preference === "reduce" ? "all" : "not all";
  window.matchMedia = (query) => matchMedia.call(window, query === "(prefers-reduced-motion: reduce)" ? answer : query);
  return () => {
    window.matchMedia = matchMedia;
  };
};
