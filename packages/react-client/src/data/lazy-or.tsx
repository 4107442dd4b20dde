import { type ComponentType, lazy } from "react";
import { SOMETHING_WENT_WRONG } from "./failures.ts";

type Load<P extends object> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A component whose code is fetched when it is first shown; where that fails, another takes its place and the page stays. */
export const lazyOr = <P extends object>(load: Load<P>, instead: ComponentType<P>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: instead })));

const NotLoaded = () => <p role="alert">{SOMETHING_WENT_WRONG}. Please refresh the page.</p>;

/** A part of a page whose code is fetched when it is first shown; where that fails, the part says so. */
export const lazyPart = <P extends object>(load: Load<P>) => lazyOr(load, NotLoaded);
