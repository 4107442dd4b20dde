import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { useStoreProcess } from "../testing/store-process.ts";
import { cloneTemplate } from "../testing/test-database.ts";

const { start } = useStoreProcess();

const CLIENTS = 6;
const PROXY = new URL("../../../web/server/http/", import.meta.url);

/** The storefront's proxy, in a process of its own. */
async function startProxy(urls: readonly string[]): Promise<string> {
  const script = `
    import { createServer } from "node:http";
    import { createBackendProxy } from "${PROXY.href}backend-proxy.ts";
    import { createBackends } from "${PROXY.href}backends.ts";
    const server = createServer(createBackendProxy(createBackends(${JSON.stringify(urls)})));
    server.listen(0, "127.0.0.1", () => console.log("port " + server.address().port));`;
  const options = ["--input-type=module", "--eval", script];
  const child = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const port = /port (\d+)/.exec(String(chunk))?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error("The proxy did not start");
}

test("two processes are restarted one after the other under load, and no request is lost", async () => {
  const { url, drop } = await cloneTemplate();
  onTestFinished(drop);
  const environment = {
    DATABASE_URL: url,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "info",
    DATABASE_POOL: "4",
  };
  const processes = [start(environment), start(environment)];
  const urls = await Promise.all(processes.map(({ listening }) => listening()));
  const web = await startProxy(urls);

  const failures: unknown[] = [];
  let answered = 0;
  let isOver = false;
  const ask = async (client: number) => {
    while (!isOver) {
      const init =
        client % 2
          ? {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ mobile_no: "9812345678" }),
            }
          : {};
      const path = client % 2 ? "/backend/user/send-otp/" : "/backend/web/products/list/";
      try {
        const response = await fetch(web + path, init);
        await response.text();
        if (!response.ok) failures.push(response.status);
        answered++;
        await wait(10);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const load = Promise.all(Array.from({ length: CLIENTS }, (_, client) => ask(client)));

  for (const [index, old] of processes.entries()) {
    await wait(1000);
    old.child.kill("SIGTERM");
    expect(await old.exit).toEqual([0, null]);
    const again = start({ ...environment, API_PORT: new URL(urls[index] ?? "").port });
    await again.listening();
    // It is asked again once the proxy's pause for it is over.
    await wait(3000);
  }
  const before = answered;
  await expect.poll(() => answered).toBeGreaterThan(before + CLIENTS);
  isOver = true;
  await load;
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(200);
});
