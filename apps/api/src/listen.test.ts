import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { StartProblem } from "./lib/errors.ts";
import { listen } from "./listen.ts";

test("a port that is taken is named in one sentence, with the setting that chooses it", async () => {
  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const port = Number(Object(taken.address()).port);
  const refused = listen(createServer(), { host: undefined, port });
  await expect(refused).rejects.toThrow(StartProblem);
  await expect(refused).rejects.toThrow(`Port ${port} is taken: stop what uses it, or set API_PORT to another.`);
});
