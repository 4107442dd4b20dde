// @vitest-environment jsdom
import { metaTags } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Link } from "../navigation/links.tsx";
import { useMockBackend } from "../testing/mock-backend.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { rememberedTags, rememberTags, usePageTags } from "./page-tags.ts";

const backend = useMockBackend();

beforeEach(() => {
  document.title = "Shop | Surabhi Organics";
  document.head.innerHTML += '<meta name="description" content="The default">';
});

function Pages() {
  usePageTags({ url: "/shop", tags: { title: "Sent with the page" } });
  return (
    <>
      <Link to="/shop?category=11">Ghee</Link>
      <Link to="/about-us">About</Link>
    </>
  );
}
const open = () => renderRoutes([], "/shop", () => <Pages />);
const description = () => document.querySelector('meta[name="description"]')?.getAttribute("content");

/** Answers with tags for one page, and records the requests. */
function answerTags() {
  const asked: string[] = [];
  backend.reply(metaTags, ({ query: { page_url } }) => {
    asked.push(page_url);
    return page_url === "/shop?category=11"
      ? { status: true, title: "Ghee & Dairy", description: "Bilona ghee" }
      : { status: true };
  });
  return asked;
}

describe("the meta tags of a page [R16]", () => {
  it("are asked for by its url, shown, and remembered in metaDataStore", async () => {
    const asked = answerTags();
    const { user } = open();
    await user.click(await screen.findByRole("link", { name: "Ghee" }));
    await waitFor(() => expect(document.title).toBe("Ghee & Dairy | Surabhi Organics"));
    expect(description()).toBe("Bilona ghee");
    expect(asked).toEqual(["/shop?category=11"]);
    expect(JSON.parse(localStorage.getItem("metaDataStore") ?? "{}")).toMatchObject({
      "/shop?category=11": { title: "Ghee & Dairy" },
    });
  });

  it("are asked for once", async () => {
    const asked = answerTags();
    const { user } = open();
    for (const name of ["Ghee", "About", "Ghee", "About"]) {
      await user.click(await screen.findByRole("link", { name }));
      await waitFor(() => expect(rememberedTags(name === "Ghee" ? "/shop?category=11" : "/about-us")).toBeDefined());
    }
    expect(asked).toEqual(["/shop?category=11", "/about-us"]);
  });

  it("of the page that the server sent are remembered, not asked for", async () => {
    const asked = answerTags();
    open();
    await waitFor(() => expect(rememberedTags("/shop")).toEqual({ title: "Sent with the page" }));
    expect(asked).toEqual([]);
  });

  it("stay the defaults when they cannot be fetched, which is logged", async () => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    backend.reply(metaTags, refuse(404));
    const { user } = open();
    await user.click(await screen.findByRole("link", { name: "About" }));
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(document.title).toBe("Shop | Surabhi Organics");
    expect(rememberedTags("/about-us")).toBeUndefined();
  });

  it("are remembered of the newest hundred pages, whatever was stored before", () => {
    localStorage.setItem("metaDataStore", "{broken");
    for (let page = 1; page <= 120; page++) rememberTags(`/shop?page=${page}`, { title: String(page) });
    expect(rememberedTags("/shop?page=20")).toBeUndefined();
    expect(rememberedTags("/shop?page=21")).toEqual({ title: "21" });
  });
});
