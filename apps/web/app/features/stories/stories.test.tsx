// @vitest-environment jsdom
import { appreciation, resources, testimonials } from "@store/content";
import { DISEASE_GROUPS } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import "@store/react-client/testing/observers";
import { renderRoutes } from "../../testing/render-routes.tsx";
import AppreciationPage from "./appreciation-page.tsx";
import ResourcesPage from "./resources-page.tsx";
import TestimonialsPage from "./testimonials-page.tsx";

useMockBackend();

const headline = () => screen.findByRole("heading", { level: 1 });
const structuredData = () =>
  JSON.parse(document.querySelector("script[type='application/ld+json']:last-of-type")?.textContent ?? "");

/** A film that nobody has pressed is a still; a press frames it. */
function expectFacade(name: string, link: string) {
  expect(screen.queryByTitle(name)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: `Play ${name}` }));
  expect(screen.getByTitle(name).getAttribute("src")).toBe(`/backend${link}?autoplay=1`);
}

it("testimonials: films that load nothing before a press, and an accordion of the nine groups [R125]", async () => {
  renderRoutes([{ path: "/testimonials", Component: TestimonialsPage }], "/testimonials");
  expect((await headline()).textContent).toBe(testimonials.headline);
  expect(document.querySelector("iframe")).toBeNull();
  for (const { name, link } of testimonials.films) expectFacade(name, link);

  const stories = screen.getByRole("region", { name: "Stories by what troubled them" });
  const groups = [...stories.querySelectorAll("details")];
  expect(groups.map((group) => group.querySelector("summary")?.textContent)).toEqual([...DISEASE_GROUPS]);
  expect(groups.map(({ open }) => open)).toEqual(DISEASE_GROUPS.map((_, place) => place === 0));
  for (const [place, { voices }] of testimonials.groups.entries()) {
    for (const { quote, author } of voices) {
      expect(groups[place]?.textContent).toContain(quote);
      expect(groups[place]?.textContent).toContain(author);
    }
  }
  const consult = within(stories).getByRole("link", { name: "Consult our Vaidya" });
  expect(consult.getAttribute("href")).toBe("/consult-our-vaidya");
});

describe("appreciation [R126]", () => {
  const show = async () => {
    renderRoutes([{ path: "/appreciation", Component: AppreciationPage }], "/appreciation");
    await headline();
    return [...document.querySelectorAll<HTMLAnchorElement>("a[href*='/media/page/appreciation-']")];
  };

  it("shows the letter, and six photographs as links, loaded when they come near [R126]", async () => {
    const links = await show();
    const letter = screen.getByRole("article", { name: "The letter" });
    for (const paragraph of appreciation.letter.paragraphs) expect(letter.textContent).toContain(paragraph);
    expect(links).toHaveLength(6);
    for (const link of links) {
      expect(link.href).toMatch(/\/backend\/media\/page\/appreciation-[1-6]\.1280\.webp$/);
      expect(link.querySelector("img")?.getAttribute("loading")).toBe("lazy");
    }
  });

  it("opens a photograph in the viewer, turns by arrow key, and returns the focus to the one shown last [R126]", async () => {
    const links = await show();
    const [first, second] = links;
    if (!first) throw new Error("There is no photograph.");
    first.focus();
    fireEvent.click(first);
    const viewer = await screen.findByRole("dialog", { name: "Pictures of the health camp" });
    expect(within(viewer).getByRole("img", { name: appreciation.photos.pictures[0].caption })).toBeTruthy();
    fireEvent.keyDown(within(viewer).getByRole("group"), { key: "ArrowRight" });
    expect(within(viewer).getByRole("img", { name: appreciation.photos.pictures[1].caption })).toBeTruthy();
    fireEvent.keyDown(document.activeElement ?? viewer, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it("leaves a click for a new tab to the browser [R126]", async () => {
    const [first] = await show();
    if (!first) throw new Error("There is no photograph.");
    const isHandled = new Promise<boolean>((resolve) => {
      const read = (event: Event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener("click", read, { once: true });
    });
    fireEvent.click(first, { ctrlKey: true });
    expect(await isHandled).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("resources: six films with title, language and description, which search engines can read, too [R127]", async () => {
  vi.stubEnv("SSR", true);
  onTestFinished(() => void vi.unstubAllEnvs());
  renderRoutes([{ path: "/resources", Component: ResourcesPage }], "/resources");
  expect((await headline()).textContent).toBe(resources.headline);
  const films = screen.getAllByRole("article");
  expect(films).toHaveLength(6);
  for (const [place, { name, language, description, link }] of resources.films.entries()) {
    const film = films[place];
    if (!film) throw new Error(`There is no film ${place}.`);
    expect(within(film).getByRole("heading", { name })).toBeTruthy();
    expect(film.textContent).toContain(`Language: ${language}`);
    expect(film.textContent).toContain(description);
    expectFacade(name, link);
  }
  expect(structuredData()["@graph"]).toHaveLength(6);
  expect(structuredData()["@graph"][0]).toMatchObject({
    "@type": "VideoObject",
    name: "A morning in the gaushala",
    inLanguage: "gu",
    uploadDate: "2025-08-15",
    embedUrl: expect.stringMatching(/^https?:\/\/.*\/backend\/media\/film\/gaushala-morning\?autoplay=1$/),
  });
});
