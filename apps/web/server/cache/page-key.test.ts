import { describe, expect, it } from "vitest";
import { pageKey } from "./page-key.ts";

describe("the key of a page", () => {
  it.each([
    ["/", "/"],
    ["/shop", "/shop"],
    ["/shop?utm_source=x", "/shop"],
    ["/shop?gclid=a&fbclid=b&utm_campaign=c&page=2", "/shop?page=2"],
    ["/shop?page=2&utm_source=x", "/shop?page=2"],
    ["/shop?tag=1&page=2", "/shop?page=2&tag=1"],
    ["/shop?page=2&tag=1", "/shop?page=2&tag=1"],
    ["/shop?rating=4&brand=3,7&utm_source=x", "/shop?brand=3%2C7&rating=4"],
    ["/shop?in_stock=1&size=2&min_price=200&max_price=500", "/shop?size=2&min_price=200&max_price=500&in_stock=1"],
    ["/shop?search=a&search=b", "/shop?search=a"],
    ["/shop?search=", "/shop"],
    [`/shop?search=${"a".repeat(500)}`, "/shop"],
    ["/event?search=a&page=2&category=Online", "/event?category=Online&search=a"],
    ["/event/7?status=past_events", "/event/7"],
    ["/faq?mobile=true&page=3", "/faq?mobile=true"],
    ["/blogs?page=2&archive=03-2026&utm_source=x", "/blogs?page=2&archive=03-2026"],
    ["/blogs/1/Why-good-jaggery-is-brown?page=2", "/blogs/1/Why-good-jaggery-is-brown"],
    ["/blogs/feed.xml?page=2", "/blogs/feed.xml"],
    ["/products/1001/ghee?page=7", "/products/1001/ghee"],
    ["/products/1001/reviews/ghee?utm_source=x&page=2", "/products/1001/reviews/ghee?page=2"],
    ["/products/1001/reviews/ghee?report=31&utm_source=x", "/products/1001/reviews/ghee?report=31"],
  ])("%s is %s", (address, key) => {
    expect(pageKey(address)).toBe(key);
  });
});
