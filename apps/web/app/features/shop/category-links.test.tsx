// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { CategoryLinks } from "./category-links.tsx";
import { readShopQuery } from "./shop-query.ts";

afterEach(cleanup);

const CATEGORIES = [
  { id: 11, name: "Ghee & Dairy", children: [] },
  { id: 12, name: "Spices", children: [] },
];

async function addresses(shownSearch: string) {
  const router = createMemoryRouter([
    {
      id: "root",
      path: "/",
      loader: () => ({ categories: CATEGORIES }),
      HydrateFallback: () => null,
      element: <CategoryLinks query={readShopQuery(new URLSearchParams(shownSearch))} />,
    },
  ]);
  render(<RouterProvider router={router} />);
  const links = await screen.findAllByRole("link");
  return links.map((link) => [link.textContent, link.getAttribute("href")]);
}

describe("the way to another category", () => {
  it("begins at page 1, without sort and filters, such as tag and form [R55]", async () => {
    expect(
      await addresses("page=3&category=11&category_name=Ghee&ordering=base_price&tag=1&foam=2&rating=4&in_stock=1"),
    ).toEqual([
      ["Ghee & Dairy", "/shop?category=11&category_name=Ghee+%26+Dairy"],
      ["Spices", "/shop?category=12&category_name=Spices"],
    ]);
  });

  it("keeps the search text", async () => {
    expect(await addresses("category=11&search=cow")).toContainEqual([
      "Spices",
      "/shop?category=12&category_name=Spices&search=cow",
    ]);
  });

  it("marks the current category", async () => {
    await addresses("category=12");
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Spices");
  });
});
