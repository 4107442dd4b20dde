import { APPOINTMENT_DAYS_AHEAD, APPOINTMENT_MINUTES, type Policy } from "@store/domain";

/** The page that invites to a consultation [R132]. */
export function consultation({ identity: { vaidya } }: Policy) {
  return {
    headline: "Half an hour with our Vaidya, free",
    lead: `Tell ${vaidya.name}, ${vaidya.degree}, how you sleep, eat and feel. He listens, asks, and suggests food, routine and herbs that suit you. There is nothing to pay, and nothing to buy afterwards.`,
    /** Beside the button. */
    note: `Free. ${APPOINTMENT_MINUTES} minutes by phone, in English, Hindi or Gujarati.`,
    /** Drawn by the store's backend. */
    pictures: [
      { key: "page/vaidya-hero", alt: "The Vaidya at his table, with mortar, tea and the day's notes" },
      { key: "page/consult-1", alt: "The consulting room in the morning, herbs drying on the shelf" },
      { key: "page/consult-2", alt: "A younger colleague explains a report and a root of ashwagandha" },
      { key: "page/consult-3", alt: "Powders, tulsi and giloy, weighed out for the week" },
    ],
    steps: [
      {
        title: "Choose a time",
        text: `Pick a day from tomorrow on, up to ${APPOINTMENT_DAYS_AHEAD} days ahead, and one of its free slots.`,
      },
      {
        title: "Tell us what troubles you",
        text: "A few questions about you, your complaint and the medicines you take, so that no minute of the talk is lost.",
      },
      {
        title: "Take the call",
        text: `${vaidya.name} calls your number at the time you booked. Plan ${APPOINTMENT_MINUTES} minutes, and keep your reports at hand.`,
      },
      {
        title: "Go on at your pace",
        text: "You get his advice in plain words. Book again whenever you want to tell him how it goes.",
      },
    ],
    film: { name: "How a consultation goes", link: "/media/film/consultation" },
    filmText:
      "What he asks first, why he wants to know when you go to bed, and what to have beside you when the phone rings: a minute to watch before you book.",
    /** What three patients say. Their names are invented, like everybody's in the sample shop. */
    patients: [
      {
        quote: "He asked about my lunch before he asked about my knees. Nobody had taken that much time for me before.",
        author: "Savita, Nadiad",
      },
      {
        quote: "I had expected a list of things to buy. I got a list of things to leave out, and a walk after dinner.",
        author: "Imran, Pune",
      },
      {
        quote:
          "He called at ten sharp, spoke Gujarati with my mother, and told us plainly when to see a hospital instead.",
        author: "Dhara, Rajkot",
      },
    ],
    /** Ayurveda is no emergency medicine, and advice by phone has its limits. */
    limits:
      "A talk by phone does not replace an examination. Never stop a prescribed medicine without asking the doctor who gave it; in an emergency call 112.",
  };
}
