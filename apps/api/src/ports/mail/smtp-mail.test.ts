import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createSmtpMail } from "./smtp-mail.ts";

const MAIL = {
  id: "outbox-7",
  to: "asha@example.com",
  subject: "Ihre Bestellung: ₹ 500",
  text: "Namaste Asha",
  html: "<p>Namaste <b>Asha</b></p>",
  attachments: [],
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A mail server of a few words, and the lines that it was told. */
async function mailServer(answerTo: (line: string) => string | undefined = () => undefined) {
  const lines: string[] = [];
  const usual = (line: string) => {
    if (line === "DATA") return "354 Go on";
    return line.startsWith("QUIT") ? "221 Bye" : "250 OK";
  };
  const server = createServer((socket) => {
    let isData = false;
    let rest = "";
    socket.write("220 mail.test\r\n");
    socket.on("data", (chunk) => {
      const parts = (rest + chunk).split("\r\n");
      rest = parts.pop() ?? "";
      for (const line of parts) {
        lines.push(line);
        if (isData && line !== ".") continue;
        isData = line === "DATA";
        socket.write(`${answerTo(line) ?? usual(line)}\r\n`);
      }
    });
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { lines, address: `127.0.0.1:${Object(server.address()).port}` };
}

const smtpTo = (address: string) => createSmtpMail({ url: `smtp://${address}`, from: "Store <store@example.com>" });

describe("SMTP", () => {
  test("carries a mail, under the same id whenever it is tried", async () => {
    const { address, lines } = await mailServer();
    expect(await smtpTo(address).send(MAIL)).toEqual({ isSent: true });
    expect(lines).toContain("MAIL FROM:<store@example.com>");
    expect(lines).toContain("RCPT TO:<asha@example.com>");
    expect(lines.join("\n")).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(lines).toContain("Message-ID: <outbox-7@example.com>");
    expect(lines).toContain("Namaste Asha");
    expect(lines).toContain("<p>Namaste <b>Asha</b></p>");
  });

  test.each(["Store <store@example.com>", "store@example.com", '"A @ B" <store@example.com> '])(
    "names each mail by its id and the domain of %j",
    async (from) => {
      const { address, lines } = await mailServer();
      const mail = createSmtpMail({ url: `smtp://${address}`, from });
      for (const id of ["7.a", "8.a", "7.a"]) await mail.send({ ...MAIL, id });
      const named = lines.filter((line) => line.startsWith("Message-ID"));
      expect(named).toEqual(["7.a", "8.a", "7.a"].map((id) => `Message-ID: <${id}@example.com>`));
    },
  );

  test("carries what is attached, under its name and as its kind of content", async () => {
    const { address, lines } = await mailServer();
    const content = "BEGIN:VCALENDAR\r\nEND:VCALENDAR";
    const attachments = [{ name: "talk.ics", contentType: "text/calendar; method=PUBLISH", content }];
    expect(await smtpTo(address).send({ ...MAIL, attachments })).toEqual({ isSent: true });
    const sent = lines.join("\n");
    expect(sent).toMatch(/^Content-Type: text\/calendar; method=PUBLISH; name=talk\.ics$/m);
    expect(sent).toMatch(/^Content-Disposition: attachment; filename=talk\.ics$/m);
    expect(sent).toContain(Buffer.from(content).toString("base64"));
  });

  test("carries bytes, such as an invoice's, as they are", async () => {
    const { address, lines } = await mailServer();
    const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
    const attachments = [{ name: "invoice-7.pdf", contentType: "application/pdf", content }];
    expect(await smtpTo(address).send({ ...MAIL, attachments })).toEqual({ isSent: true });
    expect(lines.join("\n")).toMatch(/^Content-Disposition: attachment; filename=invoice-7\.pdf$/m);
    expect(lines).toContain(Buffer.from(content).toString("base64"));
  });

  test("takes one receiver as one, whatever stands in the address", async () => {
    const { address, lines } = await mailServer();
    await smtpTo(address).send({ ...MAIL, to: "a@example.com,b@example.com\r\nRCPT TO:<c@example.com>" });
    expect(lines.filter((line) => line.startsWith("RCPT")).length).toBeLessThanOrEqual(1);
  });

  test("does not try a receiver again who is refused for good", async () => {
    const { address } = await mailServer((line) => (line.startsWith("RCPT") ? "550 No such user" : undefined));
    expect(await smtpTo(address).send(MAIL)).toMatchObject({ isSent: false, isFinal: true });
  });

  test.each(["450 Busy", "421 Later"])("tries again what is refused for now: %s", async (answer) => {
    const { address } = await mailServer((line) => (line.startsWith("RCPT") ? answer : undefined));
    const delivery = await smtpTo(address).send(MAIL);
    expect(delivery).toMatchObject({ isSent: false, isFinal: false });
    expect(JSON.stringify(delivery)).not.toContain("asha");
  });

  test("tries again when the server cannot be reached", async () => {
    expect(await smtpTo("127.0.0.1:1").send(MAIL)).toMatchObject({ isSent: false, isFinal: false });
  });

  test("does not tell its password to a server that does not encrypt", async () => {
    const { address, lines } = await mailServer((line) =>
      line.startsWith("EHLO") ? "250-mail.test\r\n250 AUTH PLAIN" : undefined,
    );
    expect(await smtpTo(`user:password@${address}`).send(MAIL)).toMatchObject({ isSent: false });
    expect(lines.filter((line) => line.startsWith("AUTH"))).toEqual([]);
  });
});
