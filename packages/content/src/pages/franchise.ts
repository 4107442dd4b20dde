import type { Policy } from "@store/domain";
import { type ContentPage, define, definitions, list, paragraph, point, points, question, stages } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { contactLinks, links } from "../links.ts";
import { addressLine } from "../shop-contact.ts";
import { text } from "../text.ts";

const { franchise } = facts;

/** [R114] leaves the terms open: they stand in {@link facts}. */
export const franchisePage = (policy: Policy): ContentPage => ({
  path: "/franchise",
  title: "Franchise",
  description: `Open a ${policy.identity.shopName} store in your city: what partners get, the space and investment it takes, the steps, and whom to ask.`,
  updatedOn: "2026-11-20",
  intro: text`Run the organic store that your neighbourhood asks for. You know your city; we bring the farms, the goods and the way of working.`,
  highlights: [
    define("Space", text`${franchise.areaSquareFeet} sq ft`),
    define("Investment", text`${franchise.investment}`),
    define("Agreement", text`${franchise.agreementYears} years`),
    define("From yes to opening", text`${franchise.openingWeeks} weeks`),
  ],
  sections: [
    {
      id: "what-you-get",
      title: "What you get",
      blocks: [
        points(
          point(
            "The whole shelf",
            text`Groceries, home and personal care, Ayurvedic and cow-based goods from one supplier, in order quantities that suit a small shop.`,
          ),
          point(
            "A store that is drawn for you",
            text`Plan, shelves, lighting and signboard, fitted to your rooms. You choose the carpenter.`,
          ),
          point(
            "Training",
            text`${franchise.trainingDays} days for you and your team: goods, hygiene, billing, and a week behind the counter of a running store.`,
          ),
          point(
            "A quiet back office",
            text`Billing with GST, stock and reorders in one programme. ${brand.coinName}s are earned and spent at your counter, too.`,
          ),
          point(
            "Customers from the start",
            text`A page in our ${links.stores}, the opening’s posters and samples, and the online orders of your area to hand over.`,
          ),
          point(
            "No dead stock",
            text`What does not sell can be exchanged within ${franchise.exchangeDays} days, unopened and with half of its life left.`,
          ),
        ),
      ],
    },
    {
      id: "what-it-needs",
      title: "What it needs",
      blocks: [
        definitions(
          define(
            "Space",
            text`${franchise.areaSquareFeet} sq ft on the ground floor, with at least ${franchise.frontageFeet} feet of frontage, owned or rented for ${franchise.agreementYears} years.`,
          ),
          define(
            "Investment",
            text`${franchise.investment}: fitting out, first stock, deposit and opening. Rent and salaries come on top.`,
          ),
          define("People", text`${franchise.staff}, one of whom is there every day and owns the result.`),
          define("Licences", text`FSSAI, GST and your shop licence. We help with the forms.`),
          define("You", text`Somebody who would shop there, likes to talk about food, and stays for years.`),
        ),
        paragraph`Stores lie at least ${franchise.kilometresApart} km apart, so that they do not take each other’s customers.`,
      ],
    },
    {
      id: "steps",
      title: "From the first call to the first customer",
      blocks: [
        stages(
          point(
            "You write",
            text`City, rooms if you have them, and a few words about you. We answer within ${franchise.replyWorkingDays} working days.`,
          ),
          point("We meet", text`A video call first, then a day in one of our stores, with its figures open.`),
          point("We look at the place", text`Our team visits your rooms, or helps you to look for some.`),
          point(
            "We sign",
            text`The agreement and its costs, each in a list. Take it home and show it to whom you trust.`,
          ),
          point("You build, we train", text`The store is fitted while you learn the goods and the counter.`),
          point("You open", text`Somebody of ours stays with you for the first two weeks.`),
        ),
      ],
    },
    {
      id: "questions",
      title: "Questions of future partners",
      blocks: [
        question(
          "experience",
          "Do I need to have run a shop before?",
          paragraph`No. Half of our partners had not. What helps is a head for numbers and time for your customers.`,
        ),
        question(
          "earnings",
          "How much will I earn?",
          paragraph`That depends on your street, rent and hours, so we promise no sum. You see the real figures of stores like yours before you decide.`,
        ),
        question(
          "royalty",
          "Is there a royalty or a monthly fee?",
          paragraph`Neither. You buy from us at the partners’ price list, and the billing programme comes with the agreement.`,
        ),
        question(
          "other-goods",
          "May I sell goods of other makers?",
          paragraph`Fresh fruit, vegetables and milk from your area, yes, once we have seen where they come from. Other packed goods, no.`,
        ),
        question(
          "ending",
          "What if I want to stop?",
          paragraph`Either side can end the agreement with six months’ notice. We take back sealed stock and return the deposit, less what is open.`,
        ),
        question(
          "abroad",
          "Can I open a store outside India?",
          paragraph`Not yet. If you want to import our goods, use the ${links.exports}.`,
        ),
      ],
    },
    {
      id: "contact",
      title: "Talk to us",
      blocks: [
        points(
          point("Write", text`${contactLinks(policy).businessEmail}`),
          point("Call", text`${contactLinks(policy).franchisePhone}, ${policy.identity.careHours}`),
          point(
            "Send the form",
            text`The ${links.business} asks what we need to know; the ${links.contact} is shorter.`,
          ),
        ),
        list(
          text`Tell us your city and area, your rooms if you have any, and when you would like to open.`,
          text`By post: ${policy.identity.legalName}, ${addressLine(policy)}.`,
        ),
      ],
    },
  ],
});
