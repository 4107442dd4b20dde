// @vitest-environment jsdom

import { updateSession } from "@store/react-client/session-store";
import { preferMedia } from "@store/react-client/testing/jsdom-gaps";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { ProfileFrame, type ProfileTab } from "./profile-frame.tsx";

useMockBackend();

const tab = (value: string, label: string): ProfileTab => ({ value, label, Content: () => <p>The {value}</p> });
const TABS: readonly [ProfileTab, ...ProfileTab[]] = [
  tab("details", "My details"),
  tab("orders", "Orders"),
  { ...tab("elite", "SO Elite"), isForElite: true },
];

const open = (hash: string) =>
  renderRoutes([{ path: "/profile", Component: () => <ProfileFrame tabs={TABS} /> }], `/profile${hash}`);

beforeEach(() => logInAs("customer"));

describe("on a desktop", () => {
  beforeEach(() => preferMedia("min-width"));

  it.each([
    ["#orders", "The orders"],
    ["#details", "The details"],
    ["", "The details"],
    ["#nonsense", "The details"],
    ["#elite", "The details"],
  ])("the address %s opens its tab, or else the first [R141]", async (hash, content) => {
    open(hash);
    expect(await screen.findByText(content)).toBeTruthy();
    expect(screen.getAllByText(/^The /)).toHaveLength(1);
  });

  it("a chosen tab stands in the address, and Back returns to the one before [R141] [R142]", async () => {
    const { user, router, address } = open("#details");
    await user.click(await screen.findByRole("tab", { name: "Orders" }));
    expect(await screen.findByText("The orders")).toBeTruthy();
    expect(address()).toBe("/profile#orders");
    await router.navigate(-1);
    expect(await screen.findByText("The details")).toBeTruthy();
  });

  it.each([
    ["true", true],
    ["false", false],
    ["True", false],
    [undefined, false],
  ])("the elite tab, by the stored flag %s: %s [R141]", async (flag, isThere) => {
    updateSession({ is_sose_elite_user: flag });
    open("#elite");
    await screen.findByRole("tab", { name: "Orders" });
    expect(screen.queryByRole("tab", { name: "SO Elite" }) !== null).toBe(isThere);
    expect(screen.queryByText("The elite") !== null).toBe(isThere);
  });
});

describe("on a phone [R142]", () => {
  it("is a menu, from which the arrow and Back lead to the same place", async () => {
    const { user, router, address } = open("");
    const link = await screen.findByRole("link", { name: "Orders" });
    expect(screen.queryByRole("tab")).toBeNull();
    await user.click(link);
    expect(await screen.findByText("The orders")).toBeTruthy();
    expect(address()).toBe("/profile#orders");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Orders" }));
    await user.click(screen.getByRole("button", { name: "Back to My account" }));
    const linkAgain = await screen.findByRole("link", { name: "Orders" });
    expect(document.activeElement).toBe(linkAgain);
    expect(address()).toBe("/profile");
    await router.navigate(1);
    expect(await screen.findByText("The orders")).toBeTruthy();
  });

  it("a part opened by its address has the arrow too", async () => {
    const { user, address } = open("#orders");
    await user.click(await screen.findByRole("button", { name: "Back to My account" }));
    expect(await screen.findByRole("link", { name: "My details" })).toBeTruthy();
    expect(address()).toBe("/profile");
  });

  it("an unknown hash opens the details", async () => {
    open("#nonsense");
    expect(await screen.findByText("The details")).toBeTruthy();
  });
});
