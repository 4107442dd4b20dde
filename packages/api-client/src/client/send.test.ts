import { describe, expect, it } from "vitest";
import { FILE_NOTE_HEADER } from "../contract/fields.ts";
import { createSend } from "./send.ts";

const REQUEST = { url: "https://api.example/cart/", method: "GET", headers: { accept: "application/json" } } as const;
const PATIENT_MS = 10_000;

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

  it.each([
    ["Not%20in%20it%3A%20%E0%AA%98%E0%AB%80", "Not in it: ઘી"],
    ["%E0%AA", undefined],
    ["", undefined],
  ])("is a file with the note %j in its header", async (header, note) => {
    const answer = new Response("%PDF", { headers: { [FILE_NOTE_HEADER]: header } });
    const { content } = await answering(answer)({ ...REQUEST, isFile: true });
    expect(content).toHaveProperty("name", "");
    expect(Object(content).note).toBe(note);
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
    const send = createSend(1, () => new Promise(() => {}));
    await expect(send(REQUEST)).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("when the time is over in the middle of the reply", async () => {
    const send = createSend(1, async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
    await expect(send(REQUEST)).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("when the connection is lost in the middle of the reply", async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("lost")) });
    await expect(answering(new Response(body))(REQUEST)).rejects.toThrow("lost");
  });
});
