import { SHOP_NAME } from "@store/content/brand";
import type { MessageWords } from "@store/domain";
import { describe, expect, test } from "vitest";
import { HTML_PAYLOADS } from "../../testing/hostile-html.ts";
import { missingWords, readHtml } from "../../testing/mail-words.ts";
import { SHOP_WORDS } from "../complete-message.ts";
import { wordsIn } from "../own-words.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailBlock } from "./content.ts";
import { createMail, filledFacts, mailToCare } from "./create-mail.ts";
import { siteLink } from "./site-link.ts";

/** An answer, whose subject and blocks are what somebody typed. */
const mail = {
  to: "kavita@example.com",
  key: "request-answered",
  values: { subject: "Your order", ticket: "T-7" },
  blocks: ["One.", "", "Two."],
} as const;

/** Mails in the default words, or in some of an owner's. */
const compose = (message: Parameters<typeof composeMail>[0], own: Readonly<Record<string, MessageWords>> = {}) =>
  composeMail(
    message,
    wordsIn(Object.entries(own).map(([key, values]) => ({ channel: "mail" as const, key, values }))),
  );

test("a mail greets, says its paragraphs and signs off", () => {
  const { text } = compose(createMail({ ...mail, name: "Kavita" }));
  expect(text.split("\n\n").slice(0, 3)).toEqual(["Dear Kavita,", "One.", "Two."]);
  expect(text.split("\n\n").at(-1)).toBe(
    `Questions? Write to ${SHOP_WORDS.careEmail} or call ${SHOP_WORDS.carePhone}.`,
  );
});

test("who is not known is greeted without a name", () => {
  expect(compose(createMail(mail)).text).toMatch(/^Namaste,\n\nOne/);
});

test("a subject is one line, whatever was typed into it", () => {
  const values = { subject: "Hi\r\nBcc: x@example.com", ticket: "T-7" };
  expect(compose(createMail({ ...mail, values })).subject).toBe("Re: Hi Bcc: x@example.com (T-7)");
});

describe("a mail in an owner's words", () => {
  const own = {
    frame: { greeting: "Namaskar {{name}}!", signOff: "Yours,\n{{shop}}" },
    "request-answered": {
      subject: "{{ticket}}: {{subject}}",
      heading: "An answer",
      opening: "Thank you, {{name}}.\n\nThis is our answer.",
      closing: "Call {{care-phone}}.",
      note: "Ticket {{ticket}}",
    },
  };

  test("has them around what code composes", () => {
    const { subject, text, html } = compose(createMail({ ...mail, name: "Kavita" }), own);
    expect(subject).toBe("T-7: Your order");
    expect(text.split("\n\n")).toEqual([
      "Namaskar Kavita!",
      "Thank you, Kavita.",
      "This is our answer.",
      "One.",
      "Two.",
      `Call ${SHOP_WORDS.carePhone}.`,
      "Ticket T-7",
      `Yours,\n${SHOP_NAME}`,
      expect.stringContaining("Questions?"),
    ]);
    expect(html).toContain(">An answer</h1>");
    expect(missingWords(text.replace(/Questions\? .*$/, ""), html)).toEqual([]);
  });

  test("says “customer” where the name may not be named", () => {
    expect(compose(createMail(mail), own).text).toMatch(/^Namaste,\n\nThank you, customer\./);
  });

  test("has the code's conditions below the owner's small print", () => {
    expect(compose(createMail({ ...mail, note: "No expiry." }), own).text).toContain("Ticket T-7\nNo expiry.");
  });

  test.each(HTML_PAYLOADS)("escapes %s in its words and values", (payload) => {
    const words = payload.replaceAll(/[{}]/g, "");
    const { html } = compose(createMail({ ...mail, values: { subject: payload, ticket: payload } }), {
      "request-answered": { opening: `{{ticket}} ${words}`, closing: words, note: words, heading: words },
    });
    expect(html).not.toContain(payload);
    expect(html).not.toContain(words);
  });

  test("keeps what people typed in one paragraph, and fills nothing into it", () => {
    const values = { number: "SO-1", words: "One.\n\n{{number}}" };
    const { html } = compose(createMail({ ...mail, key: "order-note", values }));
    expect(html).toContain("One.<br /><br />{{number}}</p>");
  });
});

/** Every kind of block, with a text where people's words may stand. */
const everyBlock = (word: string): readonly MailBlock[] => [
  `A paragraph of ${word}\nin two lines`,
  { kind: "facts", title: `Facts ${word}`, rows: [[`Label ${word}`, `Value ${word}`]] },
  { kind: "lines", title: "Delivered to", lines: [word, "12 Kadamb Marg"] },
  { kind: "steps", title: "How to", steps: [`Open ${word}`, "Close"] },
  { kind: "quote", text: `A wish of ${word}` },
  { kind: "link", label: `Track ${word}`, url: "https://courier.example/7?a=1&b=2" },
  {
    kind: "order",
    title: `Order ${word}`,
    lines: [{ quantity: 2, name: `Ghee ${word}`, total: "₹1,998.00" }],
    totals: [
      ["GST", "₹99.90"],
      ["To pay", "₹2,097.90 (Cash on Delivery)"],
    ],
  },
  { kind: "gift-card", amount: "₹500", code: "GIFT-7KQM-2XPA-WR9C-HT5D", receiver: word, sender: `from ${word}` },
];

describe("the HTML part", () => {
  const full = (word: string) =>
    compose(
      createMail({
        to: "kavita@example.com",
        name: word,
        key: "event-moved",
        values: { event: word },
        blocks: everyBlock(word),
        button: { label: `Press ${word}`, url: siteLink("/orders/7") },
        note: `Note ${word}`,
      }),
    );

  test("says all that the text says", () => {
    const { text, html } = full("Kavita");
    // The HTML says with a line of its own where to ask, and shows a voucher's code below its own words.
    const said = text.replace(/Questions\? .*$/, "");
    expect(missingWords(said, html)).toEqual([]);
    const { words, links } = readHtml(html);
    for (const fact of [SHOP_WORDS.careEmail, SHOP_WORDS.carePhone, SHOP_WORDS.careHours, SHOP_WORDS.legalName]) {
      expect(words).toContain(fact);
    }
    expect(links).toContain(`mailto:${SHOP_WORDS.careEmail}`);
    expect(links).toContain("https://courier.example/7?a=1&b=2");
  });

  test.each(HTML_PAYLOADS)("escapes %s wherever people's words stand", (payload) => {
    const { html, text } = full(payload);
    expect(html).not.toContain(payload);
    expect(text).toContain(payload);
  });

  test("shows the name of the shop where pictures are blocked, and loads them from the storefront alone", () => {
    const { html } = full("Kavita");
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures[0]).toContain(`alt="${SHOP_NAME}"`);
    for (const picture of pictures) expect(picture).toMatch(/src="(\{site\}\/[^"]+|\{logo\})" .*alt="/);
  });

  test("is drawn by styles alone: no script, no style sheet of elsewhere, each table for layout", () => {
    const { html } = full("Kavita");
    expect(html).not.toMatch(/<script|<link|@import|url\(/);
    expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length);
  });

  test("knows dark mode", () => {
    const { html } = compose(createMail(mail));
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toMatch(
      /@media \(prefers-color-scheme:dark\)\{.*\.ground-paper\{background-color:#141B16!important\}/,
    );
  });

  test("tells the inbox its first paragraph", () => {
    const { html } = compose(createMail(mail));
    expect(/display:none[^>]*>([^&]*)&/.exec(html)?.[1]).toBe("One.");
  });
});

test("care gets the facts that were filled in, without greeting", () => {
  const mail = mailToCare("care-lead-b2b", { company: "Tins" }, [
    filledFacts([
      ["Name", "Kavita"],
      ["Website", ""],
    ]),
    "Tins",
  ]);
  const { subject, text, html } = compose(mail);
  expect([mail.to, subject]).toEqual([SHOP_WORDS.careEmail, "Business lead: Tins"]);
  expect(text).toBe("Name: Kavita\n\nTins");
  expect(html).not.toContain("Website");
  expect(missingWords(text, html)).toEqual([]);
});
