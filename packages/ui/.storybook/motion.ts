/** For one story: what the reader's device says about motion, whatever the device at hand says. */
export const withMotion = (preference: "reduce" | "no-preference") => () => {
  const { matchMedia } = window;
  const answer = preference === "reduce" ? "all" : "not all";
  window.matchMedia = (query) => matchMedia.call(window, query === "(prefers-reduced-motion: reduce)" ? answer : query);
  return () => {
    window.matchMedia = matchMedia;
  };
};
