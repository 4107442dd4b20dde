import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "./free-ports.ts";

/** Long enough that the browser paints what it has before the next piece comes, in milliseconds. */
const BETWEEN_PIECES_MS = 30;
/** What comes after these is far below the first screen. */
const MOST_PIECES = 40;
/** By how much what a page asks for comes after it, in milliseconds. */
export const LATENESS_MS = 250;

/** After each heading: there, what stands above the words is often still missing. */
function piecesOf(html: string): readonly string[] {
  const pieces = html.split(/(?<=<\/h[1-3]>)/);
  return [...pieces.slice(0, MOST_PIECES), pieces.slice(MOST_PIECES).join("")];
}

/**
 * The storefront, seen over a bad connection: a page comes in pieces; its font, pictures, scripts and calls are late. Its
 * style sheet is not, as nothing is painted before it.
 * @param web its address.
 * @returns the address to visit instead.
 */
export async function openLateStorefront(
  web: string,
  onTestFinished: (close: () => Promise<void>) => void,
): Promise<string> {
  const { WEB_PORT } = await freePorts();
  const { host, hostname, port } = new URL(web);
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host, "accept-encoding": "identity" };
    const upstream = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      async (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        const type = answer.headers["content-type"] ?? "";
        if (!type.startsWith("text/html")) {
          if (!type.startsWith("text/css")) await sleep(LATENESS_MS);
          return answer.pipe(response);
        }
        for (const piece of piecesOf(await text(answer))) {
          response.write(piece);
          await sleep(BETWEEN_PIECES_MS);
        }
        response.end();
      },
    );
    upstream.on("error", () => response.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((done) => server.listen(WEB_PORT, done));
  onTestFinished(
    () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  return `http://localhost:${WEB_PORT}`;
}
