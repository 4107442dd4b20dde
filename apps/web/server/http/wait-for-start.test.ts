import { createServer } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { createBackendSend } from "./backend-send.ts";
import { createBackends } from "./backends.ts";
import { waitForStart } from "./wait-for-start.ts";

const answer = { status: 200, content: { status: true } };
const call = { url: "/category/", method: "GET", headers: {} } as const;
const refused = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

/** A backend that takes no call before the pause of this number. */
function startingBackend(pauses: number) {
  let left = pauses;
  const send = vi.fn(async () => {
    if (left > 0) throw refused();
    return answer;
  });
  const pause = async () => {
    left -= 1;
  };
  return { send, pause };
}

describe("a call while the backend is starting", () => {
  it("is sent until the backend takes it", async () => {
    const { send, pause } = startingBackend(3);
    expect(await waitForStart(send, { timeoutMs: 1000, now: () => 0, pause })(call)).toEqual(answer);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it("is given up after a while", async () => {
    const { send, pause } = startingBackend(3);
    let time = 0;
    const now = () => time++;
    await expect(waitForStart(send, { timeoutMs: 2, now, pause })(call)).rejects.toThrow("connect");
  });

  it("fails at once without such a time, or where it may have been acted on", async () => {
    const { send, pause } = startingBackend(1);
    await expect(waitForStart(send, { timeoutMs: 0, now: () => 0, pause })(call)).rejects.toThrow("connect");
    const cutOff = async () => Promise.reject(Object.assign(new Error("cut off"), { code: "ECONNRESET" }));
    const patient = waitForStart(cutOff, { timeoutMs: 1000, now: () => 0, pause });
    await expect(patient({ ...call, method: "POST" })).rejects.toThrow("cut off");
  });

  it("fails at once when the backend has answered before", async () => {
    const send = vi.fn(async () => answer).mockResolvedValueOnce(answer);
    const patient = waitForStart(send, { timeoutMs: 1000, now: () => 0, pause: async () => undefined });
    await patient(call);
    send.mockRejectedValueOnce(refused());
    await expect(patient(call)).rejects.toThrow("connect");
  });
});

it("knows that nobody listens yet by what the storefront's own sender throws", async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await new Promise((done) => server.close(done));
  const send = createBackendSend(createBackends([`http://127.0.0.1:${port}`]), 1000);
  const pause = vi.fn(async () => undefined);
  let time = 0;
  await expect(waitForStart(send, { timeoutMs: 3, now: () => time++, pause })(call)).rejects.toThrow();
  expect(pause).toHaveBeenCalledTimes(2);
});
