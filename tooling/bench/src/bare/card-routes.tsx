import type { RouteObject } from "react-router";
import { ProductCard } from "./product-card.tsx";
import type { Card } from "./statements.ts";

/** Where the page keeps its cards, and where it is hydrated. */
export const CARDS = "cards";
export const ROOT = "root";

/** The only route of the hydrated page. */
export const cardRoutes = (cards: readonly Card[]): RouteObject[] => [
  {
    path: "/",
    element: (
      <main>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </main>
    ),
  },
];
