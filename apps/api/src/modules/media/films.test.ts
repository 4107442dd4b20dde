import { resources, testimonials } from "@store/content";
import { demoShop, VIDEOS } from "@store/demo";
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { mediaRoutes } from "./routes.ts";
import { FILMS, samplePicture } from "./sample-picture.ts";

const app = mediaRoutes({ cacheDir: "unused", uploads: memoryStorage() });

describe("films", () => {
  it("show pictures that exist", async () => {
    const keys = [...FILMS.values()].flatMap(({ shots }) => shots.map(({ key }) => key));
    for (const key of keys) expect(await samplePicture(key), key).toBeDefined();
  });

  it("stand behind every video of the home page and of a product", async () => {
    const { products } = demoShop({ now: new Date("2026-03-14T06:30:00.000Z") });
    for (const { embedLink, name } of [...VIDEOS, ...products.flatMap(({ videos }) => videos)]) {
      const reply = await app.request(embedLink);
      expect(reply.status, embedLink).toBe(200);
      expect(await reply.text()).toContain(`<title>${name}</title>`);
    }
  });

  it("stand behind what patients tell and what there is to learn, in the language that is named there [R125 R127]", async () => {
    const LANGUAGES = { Gujarati: "gu", Hindi: "hi" } as const;
    for (const { link } of testimonials.films) expect((await app.request(link)).status, link).toBe(200);
    for (const { link, language } of resources.films) {
      expect(await (await app.request(link)).text(), link).toContain(`<html lang="${LANGUAGES[language]}">`);
    }
  });

  it("come as pages without a script, which may load nothing but pictures", async () => {
    const reply = await app.request("/media/film/curd-to-ghee");
    expect(reply.headers.get("content-type")).toContain("text/html");
    expect(reply.headers.get("content-security-policy")).toBe(
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    );
    expect(await reply.text()).not.toContain("<script");
  });

  it("begin by themselves when a press asked for them, and wait otherwise", async () => {
    const film = async (query: string) => (await app.request(`/media/film/curd-to-ghee${query}`)).text();
    expect(await film("?autoplay=1")).toMatch(/<input id="play"[^>]* checked/);
    expect(await film("")).not.toMatch(/<input id="play"[^>]* checked/);
  });

  it("find their pictures also where a storefront passes them on under its own path", async () => {
    const page = await (await app.request("/media/film/curd-to-ghee")).text();
    const [, source = ""] = /src="([^"]+)"/.exec(page) ?? [];
    expect(new URL(source, "https://store.example/backend/media/film/curd-to-ghee").pathname).toBe(
      "/backend/media/section/gir-gau.1280.webp",
    );
  });

  it("have a still each", async () => {
    for (const name of FILMS.keys()) expect(await samplePicture(`film/${name}`), name).toBeDefined();
  });

  it("answer 404 under any other name", async () => {
    expect((await app.request("/media/film/nothing")).status).toBe(404);
  });
});
