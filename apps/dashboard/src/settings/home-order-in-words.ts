import { HOME_PLACE_NAMES, homePlacesOf, readHomeOrder } from "@store/domain";

/** An order of the home page's sections as people read it. */
export function homeOrderInWords(text: string): string {
  const order = readHomeOrder(text);
  if (!order.ok || homePlacesOf(order.value) === null) return "the usual order";
  return order.value.map((place) => HOME_PLACE_NAMES[place]).join(", ");
}
