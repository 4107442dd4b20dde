/** The browser that tests and measurements drive: the one that `CHROMIUM_PATH` names, otherwise the system's. */
export declare function findChromium(): string | undefined;

/** It talks to the store alone, and has no sandbox for the superuser. */
export declare const CHROMIUM_FLAGS: string[];

/** What Playwright launches it with. */
export declare function launchOptions(): { args: string[]; executablePath?: string };
