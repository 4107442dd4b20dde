import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { LARGEST_PICTURE_BYTES } from "@store/domain";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createFetchPicture } from "./fetch-picture.ts";
import { isPublicAddress } from "./public-address.ts";

const PICTURE = Buffer.from("a picture");
const LARGEST = 1000;
const ANSWERS: Readonly<Record<string, RequestListener>> = {
  "/picture.jpg": (_, answer) => answer.writeHead(200, { "content-type": "image/jpeg" }).end(PICTURE),
  "/moved.jpg": (_, answer) => answer.writeHead(302, { location: "/picture.jpg" }).end(),
  "/round.jpg": (_, answer) => answer.writeHead(302, { location: "/round.jpg" }).end(),
  "/inside.jpg": (_, answer) => answer.writeHead(302, { location: "https://inside.example/picture.jpg" }).end(),
  "/plain.jpg": (_, answer) => answer.writeHead(302, { location: "http://pictures.example/picture.jpg" }).end(),
  "/page.jpg": (_, answer) => answer.writeHead(200, { "content-type": "text/html" }).end("<p>"),
  "/large.jpg": (_, answer) => answer.writeHead(200, { "content-type": "image/jpeg" }).end(Buffer.alloc(LARGEST + 1)),
  "/broken.jpg": (_, answer) => {
    answer
      .writeHead(200, { "content-type": "image/jpeg", "content-length": "50" })
      .write("half", () => answer.destroy());
  },
  "/slow.jpg": () => undefined,
};

const server = createServer((asked, answer) => {
  const found = ANSWERS[asked.url ?? ""];
  return found ? found(asked, answer) : answer.writeHead(404).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const isBound = (address: AddressInfo | string | null): address is AddressInfo => typeof address === "object";
  const address = server.address();
  if (isBound(address) && address) port = address.port;
});
afterAll(() => server.closeAllConnections());

/** By name: what a name server says. Everything here listens on this machine, which counts as public in these tests. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  "pictures.example": ["127.0.0.1"],
  "inside.example": ["10.0.0.7"],
  "both.example": ["127.0.0.1", "10.0.0.7"],
};
const fetchPicture = createFetchPicture({
  resolve: async (host) => {
    const found = HOSTS[host];
    if (!found) throw new Error("ENOTFOUND");
    return found.map((address) => ({ address, family: 4 }));
  },
  isAllowed: (address) => address === "127.0.0.1",
  send: (url, options, onAnswer) =>
    request({ ...options, agent: undefined, host: url.hostname, port, path: url.pathname }, onAnswer),
  largest: LARGEST,
  timeoutMs: 1500,
});

describe("a picture of the web", () => {
  it.each(["picture.jpg", "moved.jpg"])("is fetched from %s", async (name) => {
    const fetched = await fetchPicture(`https://pictures.example/${name}`);
    expect(fetched.ok && Buffer.from(fetched.value).equals(PICTURE)).toBe(true);
  });

  it.each([
    ["https://inside.example/picture.jpg", /not on the public web/],
    ["https://both.example/picture.jpg", /not on the public web/],
    ["https://10.0.0.7/picture.jpg", /not on the public web/],
    ["https://[::1]/picture.jpg", /not on the public web/],
    ["https://0x7f000002/picture.jpg", /not on the public web/],
    ["https://pictures.example:8443/picture.jpg", /not on the public web/],
    ["https://a:b@pictures.example/picture.jpg", /not on the public web/],
    ["http://pictures.example/picture.jpg", /not on the public web/],
    ["https://pictures.example/inside.jpg", /not on the public web/],
    ["https://pictures.example/plain.jpg", /not on the public web/],
    ["https://nobody.example/picture.jpg", /could not be fetched/],
    ["https://pictures.example/missing.jpg", /could not be fetched/],
    ["https://pictures.example/round.jpg", /could not be fetched/],
    ["https://pictures.example/broken.jpg", /could not be fetched/],
    ["https://pictures.example/page.jpg", /is no picture/],
    ["https://pictures.example/large.jpg", /larger than/],
    ["https://pictures.example/slow.jpg", /too long/],
    ["no address", /could not be fetched/],
  ])("is refused from %s", async (address, message) => {
    const fetched = await fetchPicture(address);
    expect(fetched.ok ? "fetched" : fetched.refusal.message).toMatch(message);
  });

  it("is no larger than one that is uploaded", () => {
    expect(LARGEST_PICTURE_BYTES).toBeGreaterThan(LARGEST);
  });
});

test.each([
  ["8.8.8.8", true],
  ["172.15.0.1", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a00:1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["2002:a00:1::", false],
  ["2001:db8::1", false],
  ["pictures.example", false],
])("the address %s is of the public web: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
