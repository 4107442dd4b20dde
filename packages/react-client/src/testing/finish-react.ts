import { beforeAll } from "vitest";

/** Long, since a wait ends as soon as its condition holds, and a busy machine takes its time. */
const TIMEOUT_MS = 20_000;

/**
 * `findBy`, `waitFor` and user events resolve as soon as the page has what they wait for. React runs the effects of that
 * page later, such as the one that moves the focus; on a busy machine the test's next line may come first. So each of
 * them also finishes what React has scheduled.
 */
async function finishReactAfterWaiting() {
  const { act, configure, getConfig } = await import("@testing-library/react");
  const { createRoot } = await import("react-dom/client");
  // An update of any root runs the effects that are due; within `act` also all that follows from them.
  const root = createRoot(document.createElement("div"));
  let updates = 0;
  let isFinishing = false;
  const { asyncWrapper: wait, eventWrapper: dispatchEvent } = getConfig();
  configure({
    asyncUtilTimeout: TIMEOUT_MS,
    asyncWrapper: async (callback) => {
      const result = await wait(callback);
      updates += 1;
      isFinishing = true;
      try {
        act(() => root.render(updates));
      } finally {
        isFinishing = false;
      }
      return result;
    },
    // When an effect takes the focus from a field that was typed in, user-event sends `change` in an `act` of its own. It
    // would end the one above before React is done.
    eventWrapper: (dispatch) => (isFinishing ? dispatch() : dispatchEvent(dispatch)),
  });
  // Another file of this process wraps them anew.
  return () => configure({ asyncWrapper: wait, eventWrapper: dispatchEvent });
}

// Runs before each test file; those of the server have no window.
if (typeof window !== "undefined") beforeAll(finishReactAfterWaiting);
