// @vitest-environment jsdom

import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import CoinProgrammePage from "./coin-programme-page.tsx";

useMockBackend();

const titlesIn = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("the coin programme has its hero, features, steps, benefits and seven questions [R172]", async () => {
  renderRoutes([{ path: "/so-coin", Component: CoinProgrammePage }], "/so-coin");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("1 Coin = 1 rupee");
  expect(addressOf("Start Earning")).toBe("/shop");
  expect(addressOf("How it works")).toBe("#features");
  expect(document.getElementById("features")?.closest("section")).toBe(
    screen.getByRole("region", { name: "Why you will like them" }),
  );
  expect(titlesIn("Why you will like them")).toHaveLength(4);
  expect(titlesIn("How it works")).toHaveLength(3);
  expect(within(screen.getByRole("region", { name: "At a glance" })).getAllByRole("definition")).toHaveLength(4);
  expect(addressOf("Start Shopping Now")).toBe("/shop");
  const questions = screen.getByRole("region", { name: "Questions about SO Coins" });
  expect(questions.querySelectorAll("details")).toHaveLength(7);
});
