/** A picture of a film and what is said meanwhile. */
export type Shot = { key: string; words: string };
export type Film = { title: string; shots: readonly Shot[] };

const film = (title: string, ...shots: readonly (readonly [key: string, words: string])[]): Film => ({
  title,
  shots: shots.map(([key, words]) => ({ key, words })),
});

/** Short films made of the shop's own pictures, by the name in their address. */
export const FILMS: ReadonlyMap<string, Film> = new Map([
  [
    "curd-to-ghee",
    film(
      "From curd to ghee",
      ["section/gir-gau", "The herd comes home before sunset. Calves drink first."],
      ["video/1", "Curd sets overnight in clay and is churned before dawn."],
      ["product/1002/2", "Butter simmers until it is quiet."],
      ["banner/1/web", "Twenty-eight litres of milk, one litre of ghee."],
    ),
  ],
  [
    "forest-honey",
    film(
      "A comb in the Dangs",
      ["video/2", "Rock bees hang their combs where few can climb."],
      ["product/1015/2", "A third of each comb stays on the cliff."],
      ["product/1011/1", "Strained through cotton, never heated."],
      ["banner/2/web", "From pale litchi to dark forest."],
    ),
  ],
  [
    "wooden-ghani",
    film(
      "The wooden ghani",
      ["product/1052/2", "Small red groundnuts from Junagadh."],
      ["video/3", "The ghani turns slowly, so that the oil stays cool."],
      ["product/1054/1", "Five days of rest, then it is poured off."],
      ["category/15/web", "Unrefined, as it was."],
    ),
  ],
  [
    "painting-diyas",
    film(
      "Twelve diyas an hour",
      ["section/who", "It begins in the cow shed."],
      ["video/4", "Gomay and clay, pressed, dried and painted with lime."],
      ["product/1205/1", "A dozen from each pair of hands in an hour."],
      ["banner/8/web", "After the festival they return to the soil."],
    ),
  ],
  [
    "living-soil",
    film(
      "Jeevamrut for one acre",
      ["section/inspire", "Soil is alive, or it is dust."],
      ["product/1218/1", "Ferment for seven days, stir twice a day."],
      ["product/1197/2", "Pour at the roots in the evening."],
    ),
  ],
  [
    "daily-routine",
    film(
      "A day by the old books",
      ["page/consult-1", "Rise before the sun, drink water, scrape the tongue."],
      ["product/1158/1", "Oil for the mouth, oil for the skin."],
      ["product/1120/2", "Eat when hungry, stop before full."],
    ),
  ],
  [
    "choosing-ghee",
    film(
      "How to know good ghee",
      ["product/1001/1", "It sets in grains and smells of toasted milk."],
      ["product/1001/3", "Read the label: curd, not cream."],
      ["banner/1/web", "Winter pale, summer gold: both are right."],
    ),
  ],
  [
    "kitchen-garden",
    film(
      "A garden on the terrace",
      ["product/1199/1", "Native seed, sown in its month."],
      ["product/1197/1", "A handful of compost each month."],
      ["product/1198/2", "Neem cake against ants and grubs."],
    ),
  ],
  [
    "storing-grain",
    film(
      "Grain that stays sound",
      ["blog/7", "The first week of July finds every weak lid."],
      ["product/1042/2", "Sun it in June, cool it, fill to the brim."],
      ["product/1119/1", "Neem leaves between the layers."],
    ),
  ],
  [
    "winter-kadha",
    film(
      "Kadha for grey evenings",
      ["section/monsoon", "Rain outside, a pot on the fire."],
      ["product/1110/2", "Ginger, pepper, mulethi, tulsi."],
      ["product/1013/1", "Honey last, when it is warm and not hot."],
    ),
  ],
]);
