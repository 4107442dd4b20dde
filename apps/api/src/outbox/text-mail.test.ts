import { SELLER } from "@store/content/brand";
import { expect, test } from "vitest";
import { completeLinks, siteLink, textMail } from "./text-mail.ts";

const mail = { to: "kavita@example.com", subject: "Your order", paragraphs: ["One.", "", "Two."] };

test("a mail greets, says its paragraphs and signs off", () => {
  const { text } = textMail({ ...mail, name: "Kavita" });
  expect(text.split("\n\n").slice(0, 3)).toEqual(["Dear Kavita,", "One.", "Two."]);
  expect(text.split("\n\n").at(-1)).toBe(`Questions? Write to ${SELLER.email} or call ${SELLER.phone}.`);
});

test("who is not known is greeted without a name", () => {
  expect(textMail(mail).text).toMatch(/^Namaste,\n\nOne/);
});

test("a subject is one line, whatever was typed into it", () => {
  expect(textMail({ ...mail, subject: "Hi\r\nBcc: x@example.com" }).subject).toBe("Hi Bcc: x@example.com");
});

test("links get the storefront's host when they are sent", () => {
  expect(completeLinks(`See ${siteLink("/orders/7")}.`, "https://shop.example")).toBe(
    "See https://shop.example/orders/7.",
  );
});
