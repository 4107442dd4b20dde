import { describe, expect, it } from "vitest";
import { appreciation } from "./appreciation.ts";
import { resources } from "./resources.ts";
import { testimonials } from "./testimonials.ts";

describe("what patients say", () => {
  it("is gathered in the nine disease groups, by their exact names and in their order [R125]", () => {
    expect(testimonials.groups.map(({ group }) => group)).toEqual([
      "Cardiac/Blood Pressure/Obesity",
      "Digestion",
      "Endocrinal",
      "General",
      "Neurological",
      "Orthopedic",
      "Pediatric",
      "Renal",
      "Respiratory",
    ]);
    for (const { group, voices } of testimonials.groups) expect(voices.length, group).toBeGreaterThanOrEqual(2);
  });

  it("is told by different people, of how they feel and not of cures [R125]", () => {
    const voices = testimonials.groups.flatMap((group) => group.voices);
    expect(new Set(voices.map(({ author }) => author)).size).toBe(voices.length);
    for (const { quote } of voices) expect(quote).not.toMatch(/\b(cure[ds]?|healed|miracle|guarantee|100 ?%)\b/i);
    expect(testimonials.note).toContain("nothing here replaces your doctor");
  });
});

it("the letter is about the camp at an airport in February 2021, for up to 80 personnel, with six photographs [R126]", () => {
  const words = [appreciation.letter.subject, ...appreciation.letter.paragraphs].join("\n");
  expect(words).toContain("Health camp at the airport, February 2021");
  expect(words).toContain("for up to 80 of our personnel");
  expect(appreciation.photos.pictures).toHaveLength(6);
  expect(new Set(appreciation.photos.pictures.map(({ caption }) => caption)).size).toBe(6);
});

it("there are six films, each with title, language and description [R127]", () => {
  expect(resources.films).toHaveLength(6);
  expect(new Set(resources.films.map(({ link }) => link)).size).toBe(6);
  expect(new Set(resources.films.map(({ language }) => language))).toEqual(new Set(["Gujarati", "Hindi"]));
  for (const { name, description } of resources.films) {
    expect(name).toMatch(/\w{3}/);
    expect(description.length).toBeGreaterThan(40);
  }
});
