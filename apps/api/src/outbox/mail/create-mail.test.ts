import { SHOP_NAME } from "@store/content/brand";
import { describe, expect, test } from "vitest";
import { HTML_PAYLOADS } from "../../testing/hostile-html.ts";
import { missingWords, readHtml } from "../../testing/mail-words.ts";
import { SHOP_WORDS } from "../complete-message.ts";
import type { MailBlock } from "./content.ts";
import { createMail, filledFacts, mailToCare } from "./create-mail.ts";
import { siteLink } from "./site-link.ts";

const blocks: readonly MailBlock[] = ["One.", "", "Two."];
const mail = { to: "kavita@example.com", kind: "order-placed", subject: "Your order", blocks } as const;

test("a mail greets, says its paragraphs and signs off", () => {
  const { text } = createMail({ ...mail, name: "Kavita" });
  expect(text.split("\n\n").slice(0, 3)).toEqual(["Dear Kavita,", "One.", "Two."]);
  expect(text.split("\n\n").at(-1)).toBe(
    `Questions? Write to ${SHOP_WORDS.careEmail} or call ${SHOP_WORDS.carePhone}.`,
  );
});

test("who is not known is greeted without a name", () => {
  expect(createMail(mail).text).toMatch(/^Namaste,\n\nOne/);
});

test("a subject is one line, whatever was typed into it", () => {
  expect(createMail({ ...mail, subject: "Hi\r\nBcc: x@example.com" }).subject).toBe("Hi Bcc: x@example.com");
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
    createMail({
      to: "kavita@example.com",
      name: word,
      kind: "order-placed",
      subject: `Subject ${word}`,
      heading: `Heading ${word}`,
      blocks: everyBlock(word),
      button: { label: `Press ${word}`, url: siteLink("/orders/7") },
      note: `Note ${word}`,
    });

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
    const { html } = createMail(mail);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toMatch(
      /@media \(prefers-color-scheme:dark\)\{.*\.ground-paper\{background-color:#141B16!important\}/,
    );
  });

  test("tells the inbox its first paragraph, or what it is given", () => {
    const preheaderOf = ({ html }: { readonly html: string }) => /display:none[^>]*>([^&]*)&/.exec(html)?.[1];
    expect(preheaderOf(createMail(mail))).toBe("One.");
    expect(preheaderOf(createMail({ ...mail, preheader: "It is on its way." }))).toBe("It is on its way.");
  });
});

test("care gets the facts that were filled in, without greeting", () => {
  const { to, text, html } = mailToCare("care-lead", "A lead", [
    filledFacts([
      ["Name", "Kavita"],
      ["Website", ""],
    ]),
    "Tins",
  ]);
  expect(to).toBe(SHOP_WORDS.careEmail);
  expect(text).toBe("Name: Kavita\n\nTins");
  expect(html).not.toContain("Website");
  expect(missingWords(text, html)).toEqual([]);
});
