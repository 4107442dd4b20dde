/*
 * Steps of the browser's history for what is open over a page, so that Back closes it. The page's router must not hear of
 * them: it would load the page again. A step has the state of its page's own entry, and how many steps it is above it.
 */

type Write = History["pushState"];

/** In the state of an entry: how many steps it is above its page's own. */
const STEPS = "openOverPage";
/** How long what Back has closed has to go, before it gets its step again. */
const CLOSING_MS = 100;
/** A traversal that a browser has not made by then will not be made. Made later, it would undo what follows it. */
const TRAVERSAL_MS = 5000;

/** What is open, the last opened at the end. */
let open: readonly { readonly close: () => void }[] = [];
/** How many steps the current entry is above its page's own. */
let steps = 0;
/** Which page the current entry belongs to. */
let page = "";
/** Steps are being taken off; what is written to the history in the meantime waits. */
let unwinding: ReturnType<typeof setTimeout> | undefined;
let waiting: readonly (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isInstalled = false;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function read(): { readonly page: string; readonly steps: number } {
  const { [STEPS]: own, ...rest } = isRecord(history.state) ? history.state : {};
  return { page: JSON.stringify([window.location.href, rest]), steps: typeof own === "number" ? own : 0 };
}

function look(): void {
  ({ page, steps } = read());
}

function unwind(to: number): void {
  unwinding = setTimeout(finish, TRAVERSAL_MS);
  history.go(to - steps);
}

/** All steps that had to go are gone. */
function finish(): void {
  clearTimeout(unwinding);
  unwinding = undefined;
  look();
  const writes = waiting;
  waiting = [];
  for (const write of writes) write();
  takeSteps(0);
}

/** Makes as many steps as things are open, once those that are closing or changing places are done. */
function takeSteps(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (unwinding !== undefined) return;
    look();
    if (open.length < steps) unwind(open.length);
    while (steps < open.length) {
      steps += 1;
      pushed({ ...(isRecord(history.state) ? history.state : {}), [STEPS]: steps }, "");
    }
  }, delay);
}

/** The browser's own, before it was wrapped. */
let pushed: Write;
let replaced: Write;

/** Writes to the history when no step is in the way: the page that follows must not have one below it. */
function withoutSteps(write: Write): Write {
  const writeNow: Write = (...entry) => {
    write(...entry);
    look();
    if (open.length > 0) takeSteps(CLOSING_MS);
  };
  const writeBelow: Write = (...entry) => {
    // Not all steps may be going.
    if (unwinding !== undefined) waiting = [...waiting, () => writeBelow(...entry)];
    else if (steps === 0) writeNow(...entry);
    else if (steps === 1 && write === pushed) {
      // At once, where no traversal is needed.
      replaced(...entry);
      look();
      if (open.length > 0) takeSteps(CLOSING_MS);
    } else {
      waiting = [() => writeNow(...entry)];
      unwind(0);
    }
  };
  return writeBelow;
}

/** Heard twice where the router is to know of it, too. */
let heard: PopStateEvent | undefined;

function onTraversal(event: PopStateEvent): void {
  if (event === heard) return;
  heard = event;
  const before = steps;
  const there = read();
  const isOfPage = there.page === page && (there.steps > 0 || before > 0);
  if (!isOfPage) {
    if (unwinding !== undefined) finish();
    else look();
    return;
  }
  // Its page is the one that is shown: the router has nothing to do.
  event.stopImmediatePropagation();
  if (unwinding !== undefined) {
    finish();
    return;
  }
  steps = there.steps;
  if (steps < before) for (const { close } of open.slice(steps).reverse()) close();
  takeSteps(CLOSING_MS);
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  pushed = history.pushState.bind(history);
  replaced = history.replaceState.bind(history);
  history.pushState = withoutSteps(pushed);
  history.replaceState = withoutSteps(replaced);
  window.addEventListener("popstate", onTraversal, { capture: true });
  // In Chromium the window's own listeners that capture come no earlier than others. This has the place that the app kept.
  window.onpopstate = onTraversal;
}

/**
 * Adds a step to the history that Back takes off, closing what has opened. Closed otherwise, it takes the step along.
 * @returns removes the step: it has closed.
 */
export function addBackStep(close: () => void): () => void {
  install();
  const step = { close };
  open = [...open, step];
  takeSteps(0);
  return () => {
    open = open.filter((other) => other !== step);
    takeSteps(0);
  };
}
