import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { commandHash, requestHash, responseHash } from "./payu-hash.ts";

const account = { key: "C0Dr8m", salt: "3sf0jURk" };
const payment = {
  txnid: "12345",
  amount: "10",
  productinfo: "Shopping",
  firstname: "Test",
  email: "test@test.com",
  udf1: "",
  udf2: "abc",
  udf3: "",
  udf4: "15",
  udf5: "",
};
const sha512 = (text: string) => hash("sha512", text, "hex");

describe("PayU's hashes", () => {
  test("the request: a published vector", () => {
    expect(requestHash(account, payment)).toBe(
      "ffcdbf04fa5beefdcc2dd476c18bc410f02b3968e7f4f54e8f43f1e1a310bb32e3b4dec9305232bb89db5b1d0c009a53bcace6f4bd8ec2f695baf3d43ba730ce",
    );
  });

  test("the response: the other way round, with the status", () => {
    expect(responseHash(account, { ...payment, status: "success" })).toBe(
      sha512("3sf0jURk|success||||||" + "|15||abc||test@test.com|Test|Shopping|10|12345|C0Dr8m"),
    );
  });

  test("the response: charges that PayU added stand in front", () => {
    const written = sha512("2.50|3sf0jURk|success||||||" + "|15||abc||test@test.com|Test|Shopping|10|12345|C0Dr8m");
    expect(responseHash(account, { ...payment, status: "success", additionalCharges: "2.50" })).toBe(written);
  });

  test("a question", () => {
    expect(commandHash(account, "verify_payment", "12345")).toBe(sha512("C0Dr8m|verify_payment|12345|3sf0jURk"));
  });
});
