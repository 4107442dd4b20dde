import { vi } from "vitest";

/** Stand for what leads out of the page, for all files of a process: what was loaded by one is used by the next. */
export const leaveFor = vi.fn();
export const saveFile = vi.fn();
