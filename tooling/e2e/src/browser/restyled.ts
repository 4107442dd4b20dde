import type { CDPSession, Page } from "playwright";
import * as v from "valibot";

const Restyle = v.object({
  name: v.literal("UpdateLayoutTree"),
  args: v.object({ elementCount: v.number(), beginData: v.object({ frame: v.string() }) }),
});

const traced = async (session: CDPSession, act: () => Promise<void>): Promise<readonly unknown[]> => {
  const events: unknown[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const isWhole = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()));
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
  await act();
  await session.send("Tracing.end");
  await isWhole;
  return events;
};

/** How many elements the browser works out the style of for what is done in the page. */
async function restyledBy(page: Page, act: () => void): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const events = await traced(session, () => page.evaluate(act));
  await session.detach();
  return events
    .filter((event) => v.is(Restyle, event))
    .filter(({ args }) => args.beginData.frame === frameTree.frame.id)
    .reduce((sum, { args }) => sum + args.elementCount, 0);
}

/** The same when one more comes to the end of the page's body. */
export const restyledByOneMore = (page: Page): Promise<number> =>
  restyledBy(page, () => {
    const added = document.createElement("div");
    // What selectors look for, an element without a class seldom has.
    added.className = "added";
    document.body.append(added);
    // Asked for its colour, the browser works out every style that is pending.
    getComputedStyle(added).getPropertyValue("color");
  });
