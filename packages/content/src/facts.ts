import { contactFacts } from "./contact-facts.ts";

/**
 * What the shop says of itself, and no owner sets by a number. What it promises is in the policy (C59), which pages and
 * rules take as an argument, so that no page can disagree with another page or with the cart.
 */
export const facts = {
  delivery: {
    /** [R113] */
    furtherAttempts: "two",
  },
  subscription: {
    /** [R170] */
    intervalMonths: "1 to 4",
    paymentMethods: ["debit card", "credit card", "net banking", "UPI"],
  },
  farming: {
    farmingFamilies: 1240,
    cowsInCare: 640,
    paidWithinDays: 7,
    testsABatch: 3,
  },
  franchise: {
    areaSquareFeet: "300 to 600",
    frontageFeet: 12,
    investment: "₹12 lakh to ₹20 lakh",
    staff: "3 to 4",
    agreementYears: 5,
    replyWorkingDays: 3,
    trainingDays: 12,
    openingWeeks: "10 to 12",
    kilometresApart: 3,
    exchangeDays: 60,
  },
  organicLiving: {
    name: "Kadamb Van",
    kilometresFromAhmedabad: 58,
    minutesFromAhmedabad: 75,
    acres: 42,
    plots: 64,
    plotSquareYards: "450 to 1,200",
    commonPercent: 55,
    trees: 11_000,
    lakeAcres: 9,
    visits: "Saturdays and Sundays, 8 am to 12 noon",
    /** Advertisements of plots must show it (Real Estate Act 2016, section 11). A sample that belongs to no project. */
    reraNumber: "PR/GJ/SAMPLE/000000",
  },
  contact: contactFacts,
  privacy: {
    answerDays: 30,
  },
  grievance: {
    /** Consumer Protection (E-Commerce) Rules 2020, rule 4(5). */
    acknowledgeHours: 48,
    resolveMonths: 1,
  },
} as const;
