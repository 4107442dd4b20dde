import type { StoryFilm } from "./testimonials.ts";

export interface ResourceFilm extends StoryFilm {
  /** Spoken and written in the film. */
  readonly language: "Gujarati" | "Hindi";
  /** Calendar day, `YYYY-MM-DD`. */
  readonly publishedOn: string;
}

/** Films to learn from [R127]. */
export const resources = {
  headline: "Films to learn from",
  lead: "Six short films from our gaushala, our fields and the Vaidya's room, in Gujarati and Hindi. Each takes less than half a minute.",
  films: [
    {
      name: "A morning in the gaushala",
      language: "Gujarati",
      description:
        "How a day begins with the Gir herd: who drinks first, when the churning starts, and how butter turns to ghee.",
      link: "/media/film/gaushala-morning",
      publishedOn: "2025-08-15",
    },
    {
      name: "Five gifts of the cow",
      language: "Hindi",
      description:
        "Milk, curd, ghee, gomutra and gomay: what they are used for in the kitchen, the house and the field.",
      link: "/media/film/five-gifts",
      publishedOn: "2025-09-02",
    },
    {
      name: "Jeevamrut for your field",
      language: "Gujarati",
      description: "What goes into the drum for one acre, how often it is stirred, and when it is poured at the roots.",
      link: "/media/film/jeevamrut-field",
      publishedOn: "2025-09-26",
    },
    {
      name: "Dinacharya, a day in order",
      language: "Hindi",
      description:
        "Getting up, oil, bath, meals and sleep as the old books set them out, for a house with school and office.",
      link: "/media/film/dinacharya",
      publishedOn: "2025-10-20",
    },
    {
      name: "What your prakruti is",
      language: "Gujarati",
      description:
        "Vata, pitta and kapha without long words, and what the Vaidya looks for before he advises anything.",
      link: "/media/film/prakruti",
      publishedOn: "2025-11-14",
    },
    {
      name: "Eating with the season",
      language: "Hindi",
      description: "Why a monsoon plate is lighter than a winter plate, with a kadha for grey evenings.",
      link: "/media/film/ritucharya",
      publishedOn: "2026-01-10",
    },
  ] as const satisfies readonly ResourceFilm[],
};
