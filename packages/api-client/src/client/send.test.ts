import { describe, expect, it } from "vitest";
import { createFetchSend, createKySend } from "./send.ts";

const REQUEST = { url: "https://api.example/cart/", method: "GET", headers: { accept: "application/json" } } as const;
const PATIENT_MS = 10_000;

describe.each([
  ["ky", createKySend],
  ["fetch", createFetchSend],
] as const)("by %s", (_, createSend) => {
  const answering = (response: Response) => createSend(PATIENT_MS, () => Promise.resolve(response));

  describe("what comes back", () => {
    it("is the reply's JSON with its status, whatever the status", async () => {
      const send = answering(Response.json({ status: false }, { status: 409 }));
      expect(await send(REQUEST)).toEqual({ status: 409, content: { status: false } });
    });

    it("is undefined where the reply is no JSON", async () => {
      expect(await answering(new Response("<html>"))(REQUEST)).toEqual({ status: 200, content: undefined });
    });

    it("is a file under the name that the backend gives it", async () => {
      const headers = { "content-disposition": 'attachment; filename="cart.pdf"' };
      const { content } = await answering(new Response("%PDF", { headers }))({ ...REQUEST, isFile: true });
      expect(content).toMatchObject({ name: "cart.pdf", content: expect.any(Blob) });
    });

    it("is JSON where a file is refused", async () => {
      const send = answering(Response.json({ status: false, message: "No" }, { status: 404 }));
      expect(await send({ ...REQUEST, isFile: true })).toEqual({
        status: 404,
        content: { status: false, message: "No" },
      });
    });
  });

  describe("a request rejects", () => {
    it("when its time is over", async () => {
      // As a connection would: a request that nothing holds may be collected, and its time with it.
      const held: Request[] = [];
      const never: typeof fetch = (input, init) =>
        new Promise((_resolve, reject) => {
          const request = new Request(input, init);
          held.push(request);
          request.signal.addEventListener("abort", () => reject(new Error("given up")));
        });
      const send = createSend(1, never);
      await expect(send(REQUEST)).rejects.toThrow("given up");
    });

    it("when the connection is lost in the middle of the reply", async () => {
      const body = new ReadableStream({ start: (controller) => controller.error(new Error("lost")) });
      await expect(answering(new Response(body))(REQUEST)).rejects.toThrow("lost");
    });
  });
});
