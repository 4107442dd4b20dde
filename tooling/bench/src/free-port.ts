import { createServer } from "node:net";
import { BenchProblem } from "./bench-problem.ts";

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? done(address.port) : fail(new BenchProblem("There is no free port.")),
      );
    });
  });
