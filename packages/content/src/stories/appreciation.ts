/** The camp that the letter is about [R126]. */
const camp = { heldIn: "February 2021", most: 80 };

/** A letter of thanks and the photographs to it. Its writers are invented, like everybody in the sample shop. */
export const appreciation = {
  headline: "A letter we keep on the wall",
  lead: `In ${camp.heldIn} our Vaidya and five of us set up a health camp at an airport, for the people who keep it running. This is what they wrote afterwards.`,
  letter: {
    from: "Staff Welfare Committee of the airport",
    writtenOn: "27 February 2021",
    to: "The Vaidya and his team, Ahmedabad",
    subject: `Health camp at the airport, ${camp.heldIn}`,
    salutation: "Respected Vaidya ji, dear friends,",
    paragraphs: [
      `We write to thank you for the health camp that you held at our airport this month, for up to ${camp.most} of our personnel. Guards, loaders, drivers, sweepers and the ladies of the canteen came before, between and after their shifts, and nobody was sent away.`,
      "It was a year of masks, night duties and worry. You took the time to ask each of us how we sleep and what we eat on duty. You read the pulse, looked at our reports, and wrote down in Gujarati and Hindi what to do. Where something belonged to a hospital, you said so plainly.",
      "The kadha at your table was empty by noon on the first day, and you brought more. Many of us still make it at home. You took no fee, and you left the premises cleaner than you found them.",
      "We wish you and your cows good health, and hope to welcome you again.",
    ],
    closing: "With gratitude,",
    signature: "For the Staff Welfare Committee",
  },
  photos: {
    title: "From the two days of the camp",
    pictures: [
      { src: "/media/page/appreciation-1.640.webp", caption: "The Vaidya receives the first shift under the awning" },
      { src: "/media/page/appreciation-2.640.webp", caption: "Reports are read before anything is advised" },
      { src: "/media/page/appreciation-3.640.webp", caption: "Two tables, so that nobody missed the start of duty" },
      { src: "/media/page/appreciation-4.640.webp", caption: "Herbs to look at, to smell and to ask about" },
      { src: "/media/page/appreciation-5.640.webp", caption: "The kadha that was empty by noon" },
      { src: "/media/page/appreciation-6.640.webp", caption: "The last hour, with the flags still up" },
    ],
  },
} as const;
