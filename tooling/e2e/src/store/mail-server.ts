import { createServer } from "node:net";
import { createInterface } from "node:readline";

const ANSWERS: Readonly<Record<string, string>> = { DATA: "354 go on", QUIT: "221 bye" };

/**
 * A mail server of this machine that takes every mail and keeps none (RFC 5321, as far as a sender needs it).
 * @returns the port that it listens on.
 */
export function startMailServer(port: number, onCleanup: (close: () => Promise<void>) => void): Promise<void> {
  const server = createServer((socket) => {
    let isInMail = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer("220 mail");
    createInterface(socket).on("line", (line) => {
      if (isInMail) {
        if (line !== ".") return;
        isInMail = false;
        return answer("250 taken");
      }
      const verb = line.slice(0, 4).toUpperCase();
      isInMail = verb === "DATA";
      answer(ANSWERS[verb] ?? "250 fine");
    });
    socket.on("error", () => socket.destroy());
  });
  onCleanup(() => new Promise((done) => server.close(() => done())));
  return new Promise((done) => server.listen(port, "127.0.0.1", done));
}
