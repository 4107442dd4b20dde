/** Has the browser ask before the page is reloaded or left. Returns a function that stops it. */
export function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
