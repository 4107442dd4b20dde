import { type Policy, RETENTION } from "@store/domain";
import { type ContentPage, define, definitions, list, paragraph } from "../blocks.ts";
import { facts } from "../facts.ts";
import { fillPage } from "../fill-page.ts";
import { RETAINED, retentionFact } from "../page-facts.ts";
import { strong, text } from "../text.ts";
import { GRIEVANCE_SECTION } from "./shared-sections.ts";

const { privacy } = facts;

/** Written to the Digital Personal Data Protection Act 2023: what is kept, why, for how long, and what one may ask. */
export const PRIVACY_POLICY: ContentPage = {
  path: "/privacy-policy",
  title: "Privacy Policy",
  description: `What {{shop-name}} knows about you, why, how long we keep it, who else sees it, and how to have it corrected or erased.`,
  updatedOn: "2026-10-01",
  intro: text`We collect what we need to sell you something and bring it to your door, and little else. We do not sell your data and we show no advertising of others.`,
  highlights: [
    define("Sold to others", text`Never`),
    define("Card numbers", text`Never seen or kept by us`),
    define("Advertising trackers", text`None`),
    define("Your account", text`Yours to correct, to download and to erase`),
  ],
  sections: [
    {
      id: "who-is-responsible",
      title: "Who is responsible",
      blocks: [
        paragraph`{{legal-name}}, {{address}}, decides how your data is used. For any question about it, write to {{privacy-email}}.`,
      ],
    },
    {
      id: "what-we-collect",
      title: "What we collect and why",
      blocks: [
        definitions(
          define(
            "Browsing",
            text`A random visitor number, so that your cart and wishlist stay with you, and short technical logs (address, time, page) to keep the store safe.`,
          ),
          define(
            "Account",
            text`Name, mobile number, email address and a password, which we keep only in scrambled form.`,
          ),
          define(
            "Orders",
            text`Products, addresses, phone numbers for the courier, gift messages, invoices and the state of payment, to fulfil the contract and the tax laws.`,
          ),
          define(
            "Payment",
            text`The gateway tells us whether you paid, how much and a reference number. Card and bank details stay with the gateway.`,
          ),
          define(
            "Coins, vouchers, subscriptions",
            text`What you earned, redeemed and booked, so that balances are right.`,
          ),
          define(
            "Consulting our Vaidya",
            text`Your age group, complaint and medicines, if you tell us. Only the Vaidya and those who help with your appointment read this, and it is never used for advertising.`,
          ),
          define(
            "Messages, forms and events",
            text`What you write to us, business and export enquiries, and the names of those you register for an event.`,
          ),
          define("Reviews", text`Your rating and words, shown with your name.`),
        ),
        paragraph`A number or an address that you need not give is marked as optional. Without the others we cannot deliver.`,
      ],
    },
    {
      id: "storage-in-your-browser",
      title: "What is stored in your browser",
      blocks: [
        paragraph`The store keeps your visitor number, your login, the counters of cart and wishlist and a few settings in your browser’s storage. They work for the store alone. You can clear them in your browser at any time; logging out clears the login.`,
        paragraph`Pages with a video or a map load it from its provider, who may set cookies of its own under its own policy.`,
      ],
    },
    {
      id: "who-receives-data",
      title: "Who else receives data",
      blocks: [
        paragraph`Only those who need it for the task, bound by contract to use it for nothing else:`,
        list(
          text`couriers: name, address and phone number of the delivery;`,
          text`the payment gateway: amount, order reference, name and contact;`,
          text`providers of text messages and mail: number or address, and the message;`,
          text`the company that runs our servers, in India;`,
          text`auditors, tax offices, courts and authorities, where the law obliges us.`,
        ),
        paragraph`We do not sell or rent personal data to anybody.`,
      ],
    },
    {
      id: "messages",
      title: "Messages from us",
      blocks: [
        paragraph`We send codes, order news and invoices because you ordered. Offers come only if you agreed to them, and every one tells you how to stop them.`,
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      blocks: [
        definitions(
          define(
            "Account",
            text`Until you close or erase it. Erasing keeps what invoices need, and removes everything else at once.`,
          ),
          ...RETAINED.map((kept) => define(RETENTION[kept].subject, [`{{${retentionFact(kept)}}}.`])),
        ),
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        paragraph`Under the Digital Personal Data Protection Act 2023 you may`,
        list(
          text`see which data we hold and with whom we shared it;`,
          text`have it corrected, completed or erased;`,
          text`withdraw a consent, as easily as you gave it;`,
          text`name somebody who exercises these rights for you if you cannot;`,
          text`complain to our grievance officer and, after that, to the Data Protection Board of India.`,
        ),
        paragraph`In your profile you can change name and number, download everything that we keep about you, and have your account deactivated or erased. For everything else write to {{privacy-email}}; we answer within ${strong(`${privacy.answerDays} days`)}.`,
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        paragraph`The store is meant for adults. We do not knowingly open accounts for anybody under 18. Details about a child, for example for an appointment with our Vaidya, are given by a parent or guardian.`,
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        paragraph`Connections are encrypted, passwords and login tokens are kept only in scrambled form, and staff see only what their work needs. If a breach ever concerned your data, we would tell you and the Data Protection Board without delay, and say what to do.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        paragraph`When this policy changes, the new date stands at its top. If a change concerns how data you already gave us is used, we ask you first.`,
      ],
    },
    GRIEVANCE_SECTION,
  ],
};

export const privacyPolicy = (policy: Policy): ContentPage => fillPage(PRIVACY_POLICY, policy);
