import { describe, expect, it } from "vitest";
import { answer } from "../examples/chat-bot.ts";
import chatBot from "../examples/chat-bot.ts?raw";
import { till } from "../examples/point-of-sale.ts";
import pointOfSale from "../examples/point-of-sale.ts?raw";
import readme from "../README.md?raw";
import { DEFAULT_POLICY } from "./policy.ts";

it.each([
  ["point of sale", pointOfSale],
  ["chat bot", chatBot],
])("the README prints the %s as it runs here", (_, source) => {
  const printed = source.replaceAll("../src/index.ts", "@store/domain");
  expect(readme).toContain(`\`\`\`ts\n${printed}\`\`\``);
});

describe("a point of sale", () => {
  const ghee = { price: 590, gstRate: 18, stock: 5 };

  it("bills pieces with their GST and the coins they earn", () => {
    expect(till(ghee, 2, 0, DEFAULT_POLICY)).toBe("₹1,180.00, of it GST ₹180.00; coins earned: 11");
  });

  it("takes coins off last, and gives none for a bill they paid", () => {
    expect(till(ghee, 2, 80, DEFAULT_POLICY)).toBe("₹1,100.00, of it GST ₹180.00; coins earned: 0");
  });

  it("sells no more than there is", () => {
    expect(till(ghee, 6, 0, DEFAULT_POLICY)).toBe("Maximum 5 units available");
  });
});

describe("a chat bot", () => {
  const deliveries = new Map([["+919876543210", "2026-03-15"]]);
  const evening = new Date("2026-03-14T18:00:00Z");
  const afterMidnight = new Date("2026-03-14T19:00:00Z");

  it("knows a number however it is written, and the day in India", () => {
    expect(answer("098765 43210", deliveries, evening)).toBe("Your next delivery: Tomorrow.");
    expect(answer("+91-98765-43210", deliveries, afterMidnight)).toBe("Your next delivery: Today.");
  });

  it("has an answer for the others", () => {
    expect(answer("9876543211", deliveries, evening)).toBe("You have no delivery ahead.");
    expect(answer("hello", deliveries, evening)).toBe("Mobile number must be 10 digits");
  });
});
