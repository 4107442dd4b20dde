import { DEFAULT_POLICY, formatRoundRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { findQuestions, pageText, plainQuestions, questionsOf } from "../blocks.ts";
import { coinQuestions } from "../questions/coins.ts";
import { faq } from "./faq.ts";

const words = pageText(faq(DEFAULT_POLICY));
const answerTo = (id: string) => {
  const found = plainQuestions(questionsOf(faq(DEFAULT_POLICY)).filter((entry) => entry.id === id))[0];
  return found?.answer ?? "";
};

describe("FAQ", () => {
  it("has a topic for each part of the shop [R113]", () => {
    expect(faq(DEFAULT_POLICY).sections.map(({ title }) => title)).toEqual([
      "Ordering",
      "Delivery",
      "Replacement and returns",
      "Payment",
      "Coins",
      "Subscribe and Save",
      "SO Elite membership",
      "Write or call",
    ]);
  });

  it("states the replacement guarantee, the return window and the delivery attempts [R113]", () => {
    expect(words).toContain("5-day replacement guarantee");
    expect(answerTo("return-request")).toContain("within 15 days");
    expect(answerTo("missed-delivery")).toContain("two more delivery attempts");
  });

  it("takes amounts from the cart's rules [R196]", () => {
    expect(answerTo("minimum-order")).toContain(formatRoundRupees(DEFAULT_POLICY.minimumOrder));
    expect(answerTo("shipping-charge")).toContain(formatRoundRupees(DEFAULT_POLICY.shipping.charge));
  });

  it("answers the membership questions: window, reply time, cities [R107]", () => {
    expect(answerTo("elite-cancel")).toContain("3 weeks");
    expect(answerTo("elite-consult")).toContain("2 to 3 hours");
    for (const city of ["Ahmedabad", "Mumbai", "Bangalore", "Kolkata", "Gandhinagar", "Bhavnagar"]) {
      expect(answerTo("elite-rapid")).toContain(city);
    }
  });

  it("answers the subscription questions: interval, cancelling, payment, price [R170]", () => {
    expect(answerTo("subscription-frequency")).toContain("1 to 4 months");
    expect(answerTo("subscription-cancel")).toContain("at least 10 calendar days before the delivery day");
    expect(answerTo("subscription-payment")).toContain("debit card, credit card, net banking or UPI");
    expect(answerTo("subscription-price")).toContain("on the day the order is generated");
  });

  it("says what a coin costs and is worth, as the wallet counts it [R103]", () => {
    expect(answerTo("coin-what")).toContain("1 coin for every ₹100 you spend");
    expect(answerTo("coin-what")).toContain("1 coin is worth ₹1");
  });

  it("answers the seven questions of the coin programme [R172]", () => {
    expect(plainQuestions(coinQuestions(DEFAULT_POLICY)).map(({ answer }) => answer)).toEqual([
      expect.stringContaining("no expiry, unless a campaign"),
      expect.stringContaining("No minimum, and no maximum beyond your wallet balance"),
      expect.stringContaining("not earned on the amount paid with coins"),
      expect.stringContaining("not transferable"),
      expect.stringContaining("top up your wallet by buying coins"),
      expect.stringContaining("billing counter"),
      expect.stringContaining("all our physical stores and on the website"),
    ]);
  });

  it("shares its numbers with the policies", () => {
    expect(answerTo("delivery-time")).toContain(`${DEFAULT_POLICY.delivery.cityWorkingDays} working days in Ahmedabad`);
    expect(answerTo("refund-time")).toContain(`${DEFAULT_POLICY.returns.refundWorkingDays} working days`);
  });

  it("is searched by all of the words that are typed, whatever their case", () => {
    const idsFor = (typed: string) => questionsOf(findQuestions(faq(DEFAULT_POLICY), typed)).map(({ id }) => id);
    expect(idsFor("RAPID kolkata")).toEqual(["elite-rapid"]);
    expect(idsFor("rapid ghee-shaped")).toEqual([]);
    expect(findQuestions(faq(DEFAULT_POLICY), "coins").sections.map(({ id }) => id)).not.toContain("contact");
    const page = faq(DEFAULT_POLICY);
    expect(findQuestions(page, "  ")).toBe(page);
  });

  it("gives structured data one plain answer a question", () => {
    const questions = plainQuestions(questionsOf(faq(DEFAULT_POLICY)));
    expect(questions).toHaveLength(questionsOf(faq(DEFAULT_POLICY)).length);
    for (const { question, answer } of questions) {
      expect(question.endsWith("?")).toBe(true);
      expect(answer.length).toBeGreaterThan(20);
      expect(answer).not.toMatch(/[<>]|\[object/);
    }
  });
});
