// @vitest-environment jsdom
import { ownPage } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen } from "@testing-library/react";
import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { callContext } from "../../data/router-context.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import OwnPage, { loader } from "./own-page.tsx";

const backend = useMockBackend();

const replyWith = (slug: string) =>
  backend.reply(ownPage, {
    status: true,
    data: {
      ...{ slug, title: "Our farm", description: "Green fields" },
      content: "<p>It is green.</p><h2>Cows</h2><ul><li>Gir</li></ul>",
    },
  });

const open = (path: string) => renderRoutes([{ path: "/pages/:slug", Component: OwnPage, loader }], path);

describe("a page of the shop's own", () => {
  it("has its title, its text as it was written, and what search engines read", async () => {
    replyWith("our-farm");
    open("/pages/our-farm");
    expect(await screen.findByRole("heading", { level: 1, name: "Our farm" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "Cows" })).toBeTruthy();
    expect(screen.getByText("Gir").tagName).toBe("LI");
    expect(document.title).toBe("Our farm | Surabhi Organics");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Green fields");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      "https://store.example/pages/our-farm",
    );
    expect(document.querySelector("meta[name=robots]")).toBeNull();
  });

  it("leads from a slug that it had to its own address", async () => {
    const asked = replyWith("our-farm");
    const { address } = open("/pages/the-farm");
    expect(await screen.findByRole("heading", { level: 1, name: "Our farm" })).toBeTruthy();
    expect(address()).toBe("/pages/our-farm");
    expect(asked.map(({ params }) => params.slug)).toEqual(["the-farm", "our-farm"]);
  });

  it("leads there for good", async () => {
    replyWith("our-farm");
    const context = new RouterContextProvider();
    context.set(callContext, call);
    const answer: unknown = await loader({ context, params: { slug: "the-farm" } }).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error("It was not redirected");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/pages/our-farm"]);
  });

  it.each([404, 400])("that does not exist (%i) leads home", async (status) => {
    backend.reply(ownPage, refuse(status, "This page does not exist"));
    open("/pages/gone");
    expect(await screen.findByText("This page is not here any more")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
  });

  it("that cannot be loaded is asked for again", async () => {
    backend.reply(ownPage, refuse(503));
    const { user } = open("/pages/our-farm");
    const again = await screen.findByRole("button", { name: "Try again" });
    replyWith("our-farm");
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Our farm" })).toBeTruthy();
  });
});
