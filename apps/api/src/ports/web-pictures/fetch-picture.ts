import type { LookupAddress } from "node:dns";
import { lookup as lookupAll } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { accept, LARGEST_PICTURE_BYTES, PICTURE_TOO_LARGE, type Refusal, refuse } from "@store/domain";
import { isPublicAddress } from "./public-address.ts";
import type { FetchPicture } from "./web-pictures.ts";

/** For a picture with its redirects, in milliseconds. */
const PICTURE_TIMEOUT_MS = 10_000;
const REDIRECTS = 3;

const NOT_PUBLIC = "Its address is not on the public web.";
const NOT_THERE = "It could not be fetched from its address.";
const NO_PICTURE = "What is at its address is no picture.";
const TOO_SLOW = "Its address took too long to answer.";

const refused = (message: string) => refuse({ code: "picture-not-fetched", message });

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

type Send = (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest;

interface Settings {
  /** All addresses of a host. */
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
  readonly timeoutMs?: number;
  readonly largest?: number;
  readonly send?: Send;
}

type Answer = { readonly location: string } | { readonly bytes: Uint8Array<ArrayBuffer> } | Refusal;

/**
 * Fetches pictures of the public web alone. The addresses of a host are looked up once, and the connection goes to one of
 * those that were checked: a name that points elsewhere a moment later leads nowhere else.
 */
export function createFetchPicture({
  resolve = (host) => lookupAll(host, { all: true }),
  isAllowed = isPublicAddress,
  timeoutMs = PICTURE_TIMEOUT_MS,
  largest = LARGEST_PICTURE_BYTES,
  send = request,
}: Settings = {}): FetchPicture {
  async function addressesOf(host: string): Promise<readonly LookupAddress[]> {
    const literal = host.replace(/^\[|\]$/g, "");
    const family = isIP(literal);
    const found = family > 0 ? [{ address: literal, family }] : await resolve(host);
    return found.every(({ address }) => isAllowed(address)) ? found : [];
  }

  const ask = (url: URL, addresses: readonly LookupAddress[], signal: AbortSignal): Promise<Answer> =>
    new Promise((done, fail) => {
      const lookup: LookupFunction = (_host, options, answer) => {
        const [first] = addresses;
        if (options.all) answer(null, [...addresses]);
        else answer(null, first?.address ?? "", first?.family);
      };
      const headers = { accept: "image/avif,image/webp,image/png,image/jpeg" };
      const sent = send(url, { lookup, headers, signal, agent: false }, (response) => {
        const { statusCode = 0, headers: said } = response;
        const end = (answer: Answer) => {
          response.destroy();
          done(answer);
        };
        if (statusCode >= 300 && statusCode < 400 && said.location) return end({ location: said.location });
        if (statusCode !== 200) return end({ code: "picture-not-fetched", message: NOT_THERE });
        if (!/^(?:image\/|application\/octet-stream)/.test(said["content-type"] ?? "")) {
          return end({ code: "picture-not-fetched", message: NO_PICTURE });
        }
        const chunks: Uint8Array[] = [];
        let size = 0;
        response.on("data", (chunk: Uint8Array) => {
          size += chunk.byteLength;
          if (size > largest) return end({ code: "too-large", message: PICTURE_TOO_LARGE });
          chunks.push(chunk);
        });
        response.on("end", () => done({ bytes: Uint8Array.from(Buffer.concat(chunks)) }));
        response.on("error", fail);
      });
      sent.on("error", fail);
      sent.end();
    });

  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let url = new URL(address);
      for (let asked = 0; asked <= REDIRECTS; asked += 1) {
        const isPlain = url.protocol === "https:" && url.username === "" && url.port === "";
        const addresses = isPlain ? await addressesOf(url.hostname) : [];
        if (addresses.length === 0) return refused(NOT_PUBLIC);
        const answer = await ask(url, addresses, signal);
        if ("bytes" in answer) return accept(answer.bytes);
        if ("message" in answer) return refuse(answer);
        url = new URL(answer.location, url);
      }
      return refused(NOT_THERE);
    } catch {
      // A name that does not exist, a connection that is refused or breaks off, an address that is none.
      return refused(signal.aborted ? TOO_SLOW : NOT_THERE);
    }
  };
}
