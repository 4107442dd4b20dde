import { FILMS } from "../pictures/films.ts";

/** Which products show a film beside their pictures: the film's name, and ids. */
const PRODUCTS_OF_FILMS: Readonly<Record<string, readonly number[]>> = {
  "curd-to-ghee": [1001, 1002, 1003, 1004, 1005, 1178],
  "choosing-ghee": [1001, 1002, 1003],
  "forest-honey": [1011, 1012, 1013, 1014, 1015, 1016],
  "wooden-ghani": [1052, 1053, 1054, 1055],
  "painting-diyas": [1205, 1206],
  "living-soil": [1218, 1219, 1220],
  "daily-routine": [1120, 1158, 1160, 1172],
  "kitchen-garden": [1171, 1197, 1198, 1199, 1200],
  "storing-grain": [1032, 1037, 1042],
  "winter-kadha": [1013, 1110],
};

/** The address of a film that the store makes of its own pictures. */
export const filmLink = (name: string) => `/media/film/${name}`;

export type ProductFilm = { name: string; embedLink: string };

/** The films of a product of the catalogue, in the order above. */
export const filmsOf = (productId: number): readonly ProductFilm[] =>
  Object.entries(PRODUCTS_OF_FILMS).flatMap(([film, ids]) => {
    const title = FILMS.get(film)?.title;
    return title !== undefined && ids.includes(productId) ? [{ name: title, embedLink: filmLink(film) }] : [];
  });
