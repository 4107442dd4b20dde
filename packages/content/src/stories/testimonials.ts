import { DISEASE_GROUPS, type DiseaseGroup, type Policy } from "@store/domain";

export interface PatientVoice {
  readonly quote: string;
  /** First name, age and town, as the patient agreed to be named. */
  readonly author: string;
}

export interface StoryFilm {
  readonly name: string;
  readonly description: string;
  /** A film of the store's own, or a short film's address as people share it. */
  readonly link: string;
}

/** What patients say. Their names are invented, like everybody's in the sample shop. */
const voices: Readonly<Record<DiseaseGroup, readonly PatientVoice[]>> = {
  "Cardiac/Blood Pressure/Obesity": [
    {
      quote:
        "I came for my weight and was given a time for dinner. Seven in the evening, millet instead of rice, a walk afterwards. My belt is two holes tighter and I sleep before eleven.",
      author: "Jignesh, 47, Vadodara",
    },
    {
      quote:
        "My cardiologist's tablets stayed, the Vaidya insisted on that. What changed is the salt, the pickle and the pranayama at six. I no longer feel every stair in my chest.",
      author: "Savita, 61, Rajkot",
    },
    {
      quote:
        "I write down my readings each morning and send them every fortnight. Somebody reads them and answers. That alone made me calmer.",
      author: "Prakash, 55, Indore",
    },
  ],
  Digestion: [
    {
      quote:
        "For years I travelled with antacids in three pockets. Buttermilk with roasted jeera at noon, nothing fried after sunset, and now I forget where the tablets are.",
      author: "Mehul, 39, Surat",
    },
    {
      quote:
        "He asked me about my lunch for ten minutes. No doctor had ever done that. I eat sitting down now, and the bloating does not come every day any more.",
      author: "Rukmini, 44, Nashik",
    },
  ],
  Endocrinal: [
    {
      quote:
        "My sugar is my own work, the Vaidya says, and he is right. He gave me a plate to copy, half of it vegetables. I check, I walk, I take my medicine, and I am less tired at four o'clock.",
      author: "Harish, 58, Ahmedabad",
    },
    {
      quote:
        "With my thyroid I was cold and slow all winter. My tablets are the same as before. The warm oil in the mornings and the early nights are what I would not give up again.",
      author: "Anjali, 36, Pune",
    },
  ],
  General: [
    {
      quote:
        "Nothing was wrong, I was only always tired. A consultation of half an hour, a routine on one page, no bill. I did not expect to be told to drink less tea, and to feel better for it.",
      author: "Kavya, 29, Bengaluru",
    },
    {
      quote:
        "I used to catch whatever my students had. A kadha in the evening, a shawl in the staff room. This year I missed two days, not ten.",
      author: "Thomas, 50, Kochi",
    },
    {
      quote:
        "He sent me back to my skin doctor with a question I should have asked. That is when I began to trust him.",
      author: "Farida, 33, Bhopal",
    },
  ],
  Neurological: [
    {
      quote:
        "My headaches have not gone, but they announce themselves and I know what to do. Screens off at nine, ghee at night, the dark room when it starts. I lose an afternoon, not a week.",
      author: "Ritika, 31, Delhi",
    },
    {
      quote:
        "After my father's stroke we had his hospital, his exercises, and nobody for the rest of the day. The Vaidya gave us oil, warmth and patience. He holds his cup again, and he laughs about it.",
      author: "Dhruv, for his father, 72, Jamnagar",
    },
  ],
  Orthopedic: [
    {
      quote:
        "There are eighty-four steps to our temple. I used to send my daughter with the flowers. Since the massage and the exercises I go myself, with one rest on the way.",
      author: "Manjula, 66, Palitana",
    },
    {
      quote:
        "Nine hours at a sewing machine, and a back like a plank. Warm til oil, two stretches at the hour, and a better chair, which was also his idea.",
      author: "Salim, 42, Surat",
    },
    {
      quote: "My knee is seventy years old and stays that way. But it bends in the morning without an argument.",
      author: "Krishnakant, 70, Bhavnagar",
    },
  ],
  Pediatric: [
    {
      quote:
        "Our son ate nothing green. The Vaidya talked to him, not to us, and gave him a tulsi plant of his own to water. He eats its leaves. We are working on spinach.",
      author: "Neha and Amit, for Vivaan, 6, Gandhinagar",
    },
    {
      quote:
        "He asked first what our paediatrician says, and did not change a thing of it. The oil massage before the bath is now the quietest half hour of our day.",
      author: "Shruti, for Ira, 1, Mumbai",
    },
  ],
  Renal: [
    {
      quote:
        "I had a stone removed and was afraid of the next one. I keep a bottle on every table now and drink from it. He checks my list of what I eat against what my urologist wrote.",
      author: "Bharat, 45, Kutch",
    },
    {
      quote:
        "With weak kidneys one is told what not to do. He found a dozen things that I may cook. Food tastes of something again.",
      author: "Lakshmi, 63, Chennai",
    },
  ],
  Respiratory: [
    {
      quote:
        "Every November my chest closed like a shop. I still carry my inhaler. With steam, honey and the breathing I was taught, I used it less this winter than in the one before.",
      author: "Gopal, 52, Kolkata",
    },
    {
      quote:
        "I sing. A cough of three weeks is three weeks without work. Mulethi, warm water, and being told to be silent for two days: I should have asked sooner.",
      author: "Vasundhara, 38, Jaipur",
    },
  ],
};

/** The page of patients' stories [R125]. */
export const testimonials = {
  headline: "In their own words",
  lead: "People who talked to our Vaidya tell what changed in their days: what they eat, how they sleep, which stairs they climb again.",
  /** What a story is, and what it is not. */
  note: "These are the words of single people about how they feel. No two bodies are alike, and nothing here replaces your doctor or a medicine that was prescribed to you. Tell the Vaidya what you take, and change nothing on your own.",
  films: [
    {
      name: "Eighty-four steps",
      description: "Manjula carries the flowers to the temple herself again, with one rest on the way.",
      link: "/media/film/eighty-four-steps",
    },
    {
      name: "Dinner at seven",
      description: "What Jignesh moved on his plate and on his clock, and what his family said.",
      link: "/media/film/dinner-at-seven",
    },
    {
      name: "Half an hour with the Vaidya",
      description: "How a first consultation goes: the questions, the pulse, and the page you take home.",
      link: "/media/film/half-an-hour",
    },
  ] as const satisfies readonly StoryFilm[],
  groups: DISEASE_GROUPS.map((group) => ({ group, voices: voices[group] })),
  invitation: (policy: Policy) => ({
    title: "Would you like to ask something?",
    text: `The online consultation is free. Our Vaidya is there ${policy.identity.vaidyaHours}.`,
  }),
};
