import { type ComponentType, lazy } from "react";

/** A component whose code is fetched when it is first shown; where that fails, another takes its place and the page stays. */
export const lazyOr = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  instead: ComponentType<P>,
) => lazy<ComponentType<P>>(() => load().catch(() => ({ default: instead })));
