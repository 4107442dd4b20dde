// @vitest-environment jsdom
import { metaTags as metaTagsCall } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { createRoutesStub, Outlet, useNavigate } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks, Link } from "../navigation/links.tsx";
import { Canonical } from "./canonical.tsx";
import { PageHead } from "./page-head.tsx";
import { rememberedTags, rememberTags, useNavigatedPage, usePageTags } from "./page-tags.ts";

const backend = useMockBackend();

const SENT = { title: "Sent with the page", description: "Sent goods", keywords: "sent" };
const ROOT_DATA = { siteUrl: "https://store.example", page: { url: "/shop", tags: SENT } };
const DEFAULTS = { title: "Shop", description: "The default", indexed: true } as const;

beforeEach(() => {
  document.head.innerHTML = "";
  useNavigatedPage.setState({}, true);
});

/** The root of every page: the tags, and links that lead on. */
function Root() {
  const navigate = useNavigate();
  usePageTags(ROOT_DATA.page);
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <>
      <Link to="/shop?category=11">Ghee</Link>
      <Link to="/about-us">About</Link>
      <Link to="/shop">Shop</Link>
      <Outlet />
    </>
  );
}

const Page = ({ path, title }: { readonly path: string; readonly title: string }) => (
  <>
    <PageHead {...DEFAULTS} title={title} />
    <Canonical path={path} />
  </>
);

function open(address = "/shop") {
  const Pages = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Root,
      loader: () => ROOT_DATA,
      children: [
        { path: "shop", Component: () => <Page path="/shop" title="Shop" /> },
        { path: "about-us", Component: () => <Page path="/about-us" title="About" /> },
      ],
    },
  ]);
  render(<Pages initialEntries={[address]} hydrationData={{ loaderData: { root: ROOT_DATA } }} />);
  return { user: userEvent.setup() };
}

/** Everything that the document's head says about the page, by name. */
const head = () => ({
  title: document.title,
  canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
  ...Object.fromEntries(
    ["description", "keywords", "og:title", "og:description", "og:url"].map((name) => {
      const found = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
      expect(found.length, name).toBeLessThan(2);
      return [name, found[0]?.getAttribute("content")];
    }),
  ),
});

/** Answers with tags for one page, and records the requests. */
function answerTags() {
  const asked: string[] = [];
  backend.reply(metaTagsCall, ({ query: { page_url } }) => {
    asked.push(page_url);
    return page_url === "/shop?category=11"
      ? { status: true, title: "Ghee & Dairy", description: "Bilona ghee", keywords: "ghee, butter" }
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
    expect(asked).toEqual(["/shop?category=11"]);
    expect(JSON.parse(localStorage.getItem("metaDataStore") ?? "{}")).toMatchObject({
      "/shop?category=11": { title: "Ghee & Dairy" },
    });
  });

  it("are written into the head at each navigation, and none is left of the page before", async () => {
    answerTags();
    const { user } = open();
    await waitFor(() =>
      expect(head()).toEqual({
        title: "Sent with the page | Surabhi Organics",
        canonical: "https://store.example/shop",
        description: "Sent goods",
        keywords: "sent",
        "og:title": "Sent with the page | Surabhi Organics",
        "og:description": "Sent goods",
        "og:url": "https://store.example/shop",
      }),
    );
    await user.click(await screen.findByRole("link", { name: "Ghee" }));
    await waitFor(() =>
      expect(head()).toMatchObject({
        title: "Ghee & Dairy | Surabhi Organics",
        description: "Bilona ghee",
        keywords: "ghee, butter",
        "og:title": "Ghee & Dairy | Surabhi Organics",
        "og:description": "Bilona ghee",
      }),
    );
    await user.click(await screen.findByRole("link", { name: "About" }));
    await waitFor(() =>
      expect(head()).toEqual({
        title: "About | Surabhi Organics",
        canonical: "https://store.example/about-us",
        description: "The default",
        keywords: undefined,
        "og:title": "About | Surabhi Organics",
        "og:description": "The default",
        "og:url": "https://store.example/about-us",
      }),
    );
    await user.click(await screen.findByRole("link", { name: "Shop" }));
    await waitFor(() => expect(head()).toMatchObject({ description: "Sent goods", keywords: "sent" }));
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
    await waitFor(() => expect(rememberedTags("/shop")).toEqual(SENT));
    expect(asked).toEqual([]);
  });

  it("are those of the page, whatever campaign its address counts", async () => {
    const asked = answerTags();
    open("/shop?utm_source=mail&gclid=x");
    await waitFor(() => expect(document.title).toBe("Sent with the page | Surabhi Organics"));
    await waitFor(() => expect(rememberedTags("/shop")).toEqual(SENT));
    expect(asked).toEqual([]);
  });

  it("stay the defaults when they cannot be fetched, which is logged", async () => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    backend.reply(metaTagsCall, refuse(404));
    const { user } = open();
    await user.click(await screen.findByRole("link", { name: "About" }));
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(document.title).toBe("About | Surabhi Organics");
    expect(rememberedTags("/about-us")).toBeUndefined();
  });

  it("are remembered of the newest hundred pages, whatever was stored before", () => {
    localStorage.setItem("metaDataStore", "{broken");
    for (let page = 1; page <= 120; page++) rememberTags(`/shop?page=${page}`, { title: String(page) });
    expect(rememberedTags("/shop?page=20")).toBeUndefined();
    expect(rememberedTags("/shop?page=21")).toEqual({ title: "21" });
  });
});
