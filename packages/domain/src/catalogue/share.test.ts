import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emailShareLink,
  facebookShareLink,
  linkedinShareLink,
  messengerDialogLink,
  messengerShareLink,
  type SharedPage,
  telegramShareLink,
  twitterShareLink,
  whatsappShareLink,
} from "./share.ts";

const GHEE: SharedPage = {
  title: "Ghee & honey, 100 % pure + fresh",
  url: "https://store.example/products/7/Ghee-%26-honey?ref=a&b=c#reviews",
};

describe("links that share a page [R76]", () => {
  it("carry its title and address encoded", () => {
    const title = "Ghee%20%26%20honey%2C%20100%20%25%20pure%20%2B%20fresh";
    const url = "https%3A%2F%2Fstore.example%2Fproducts%2F7%2FGhee-%2526-honey%3Fref%3Da%26b%3Dc%23reviews";
    expect(emailShareLink(GHEE)).toBe(`mailto:?subject=${title}&body=${title}%0A${url}`);
    expect(whatsappShareLink(GHEE)).toBe(`https://wa.me/?text=${title}%20${url}`);
    expect(messengerShareLink(GHEE)).toBe(`fb-messenger://share/?link=${url}`);
    expect(messengerDialogLink(GHEE, "42")).toBe(
      `https://www.facebook.com/dialog/send?app_id=42&link=${url}&redirect_uri=${url}`,
    );
  });

  it("of posts and events lead to the networks, too [R124] [R187]", () => {
    const [title, url] = [encodeURIComponent(GHEE.title), encodeURIComponent(GHEE.url)];
    expect(facebookShareLink(GHEE)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
    expect(twitterShareLink(GHEE)).toBe(`https://x.com/intent/post?text=${title}&url=${url}`);
    expect(linkedinShareLink(GHEE)).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`);
    expect(telegramShareLink(GHEE)).toBe(`https://t.me/share/url?url=${url}&text=${title}`);
  });

  it("give back what was shared, whatever it is called", () => {
    const page = fc.record({ title: fc.string({ unit: "grapheme" }), url: fc.webUrl() });
    const parameterOf = (link: string, name: string) =>
      decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(link)?.[1] ?? "");
    fc.assert(
      fc.property(page, ({ title, url }) => {
        expect(parameterOf(emailShareLink({ title, url }), "subject")).toBe(title);
        expect(parameterOf(emailShareLink({ title, url }), "body")).toBe(`${title}\n${url}`);
        expect(parameterOf(whatsappShareLink({ title, url }), "text")).toBe(`${title} ${url}`);
        expect(parameterOf(messengerShareLink({ title, url }), "link")).toBe(url);
        expect(parameterOf(messengerDialogLink({ title, url }, "1"), "link")).toBe(url);
      }),
    );
  });
});
