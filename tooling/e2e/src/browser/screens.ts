import { sampled } from "@store/vitest";

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Screen = { width: 360, height: 740 };
export const DESKTOP: Screen = { width: 1440, height: 900 };

/** For `describe.each`, with the name in the title. */
export const SCREENS = [
  { device: "phone", screen: PHONE },
  { device: "desktop", screen: DESKTOP },
] as const;

/**
 * The screens that a journey is walked on: one in `npm test`, as most of what it proves has no width, both in the long
 * run. Half of the journeys name the phone, half the desktop.
 */
export const mainlyOn = (device: "phone" | "desktop") =>
  sampled(
    SCREENS,
    SCREENS.filter((one) => one.device === device),
  );
