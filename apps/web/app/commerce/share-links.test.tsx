// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ToasterHost } from "../shell/toaster-host.tsx";
import { ShareLinks } from "./share-links.tsx";

afterEach(cleanup);

const PAGE = { title: "Why good jaggery is brown", url: "https://store.example/blogs/1/Why-good-jaggery-is-brown" };

function open() {
  const user = userEvent.setup();
  render(
    <>
      <ShareLinks page={PAGE} />
      <ToasterHost />
    </>,
  );
  return user;
}

describe("the links that share a page [R124] [R187]", () => {
  it("lead to the five networks, in new tabs, with the page's address", () => {
    open();
    const links = within(screen.getByRole("region", { name: "Share" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
      "Share on Facebook",
      "Share on WhatsApp",
      "Share on X (Twitter)",
      "Share on LinkedIn",
      "Share on Telegram",
    ]);
    for (const link of links) {
      expect(link.getAttribute("href")).toContain(encodeURIComponent(PAGE.url));
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toBe("noopener");
    }
  });

  it("copy the address, and say so", async () => {
    const user = open();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied!")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(PAGE.url);
  });

  it("say when the address cannot be copied", async () => {
    const user = open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Failed to copy")).toBeTruthy();
  });
});
