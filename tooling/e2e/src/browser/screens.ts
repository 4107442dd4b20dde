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
