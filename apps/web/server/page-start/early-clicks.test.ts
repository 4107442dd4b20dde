// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { replayEarlyClicks } from "../../app/navigation/early-clicks.ts";
import { RECORD_EARLY_CLICKS } from "./browser-scripts.ts";

const script = document.createElement("script");
script.textContent = RECORD_EARLY_CLICKS;
document.head.append(script);

beforeEach(() => {
  document.documentElement.removeAttribute("data-live");
});

/** Clicks the button of a page without scripts, hydrates the page, and counts the clicks that its handler got. */
function pressEarly(html: string, presses = 1): number {
  document.body.innerHTML = html;
  const button = document.querySelector("button");
  for (let press = 0; press < presses; press += 1) button?.click();
  const answer = vi.fn();
  button?.addEventListener("click", answer);
  replayEarlyClicks();
  return answer.mock.calls.length;
}

describe("A press before the scripts have run", () => {
  it.each([
    ["on a button", "<button type=button><b>Add</b></button>"],
    [
      "on what sends a form that only a script can send",
      '<form onsubmit="return false"><button>Log in</button></form>',
    ],
  ])("%s is answered when they have", (_, html) => {
    expect(pressEarly(html)).toBe(1);
  });

  it("is answered once, however often it was repeated", () => {
    expect(pressEarly("<button type=button>Add</button>", 3)).toBe(1);
  });

  it.each([
    ["on a button out of use", "<button type=button disabled>Add</button>"],
    ["on a form with an address", `<form action="/shop" onsubmit="return false"><button>Search</button></form>`],
  ])("%s is not kept", (_, html) => {
    expect(pressEarly(html)).toBe(0);
  });

  it("leaves no trace on the button", () => {
    pressEarly("<button type=button>Add</button>");
    expect(document.querySelector("[data-pressed]")).toBeNull();
  });
});

describe("A press afterwards", () => {
  it("is left alone", () => {
    document.body.innerHTML = "<button type=button>Add</button>";
    replayEarlyClicks();
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("button")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(document.querySelector("[data-pressed]")).toBeNull();
  });
});
