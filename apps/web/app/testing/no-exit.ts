import { vi } from "vitest";

// No test leaves its page or saves a file: what leads out is noted instead, before any file of this process loads it.
vi.mock("../navigation/leave-for.ts", () => import("./noted-exits.ts"));
vi.mock("@store/react-client/save-file", () => import("./noted-exits.ts"));
