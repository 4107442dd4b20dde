import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { withMotion } from "../../../.storybook/motion.ts";
import { field, idle, manyProducts } from "../../../.storybook/samples.tsx";
import { Banner } from "../banner/banner.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import { Carousel } from "./carousel.tsx";

const cards = (count: number) =>
  manyProducts(count).map(({ key, ...product }) => ({ key, node: <ProductCard {...product} {...idle} /> }));

const banners = ["#F4E6C6", "#DCEAD6", "#F3DCCB"].map((sky, place) => ({
  key: sky,
  node: (
    <a href={`#${place}`}>
      <Banner
        src={field(1600, 640, sky)}
        mobileSrc={field(640, 640, sky)}
        alt={`Harvest ${place + 1}`}
        shape="hero"
        isPriority={place === 0}
      />
    </a>
  ),
}));

const meta = {
  component: Carousel,
  // Fetched before the story starts, so that a slow server does not count against the buttons.
  loaders: [() => import("./make-slider.ts")],
  args: { title: "New arrivals", perView: "products", items: cards(9) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const inView = (slides: readonly HTMLElement[]) => slides.filter((slide) => !slide.hasAttribute("inert")).length;

/** How many slides are side by side. */
function perView(row: HTMLElement): number {
  const slide = row.firstElementChild;
  return slide ? Math.round(row.clientWidth / slide.getBoundingClientRect().width) : 0;
}

const onADesktop = { viewport: { value: "desktop" } };

export const FiveProductsPerView: Story = {
  name: "Products, five per view on a desktop [R49]",
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(perView(canvas.getByRole("list", { name: "New arrivals" }))).toBe(5);
  },
};
export const FourStoriesPerView: Story = {
  name: "Stories, four per view on a desktop [R50]",
  args: { title: "From our blog", perView: "four", items: cards(8) },
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(perView(canvas.getByRole("list", { name: "From our blog" }))).toBe(4);
  },
};
export const Products: Story = {
  name: "Products [R49]",
  args: { description: "Fresh from this week's harvest", more: { label: "See all", href: "/shop" } },
  play: async ({ canvas }) => {
    const slides = canvas.getAllByRole("listitem");
    await expect(inView(slides)).toBe(slides.length);
    const next = await canvas.findByRole("button", { name: "Next in New arrivals", hidden: true });
    await userEvent.click(next, { pointerEventsCheck: 0 });
    await waitFor(() => expect(slides[0]).toHaveAttribute("inert"));
    await expect(inView(slides)).toBeLessThanOrEqual(6);
    await userEvent.click(canvas.getByRole("button", { name: "Previous in New arrivals", hidden: true }), {
      pointerEventsCheck: 0,
    });
    await waitFor(() => expect(slides[0]).not.toHaveAttribute("inert"));
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list", { name: "New arrivals" });
    row.focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getAllByRole("listitem", { hidden: true })[0]).toHaveAttribute("inert"));
    await expect(row).toHaveFocus();
  },
};
export const FewProducts: Story = {
  name: "Nothing to scroll [R49]",
  args: { items: cards(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /Next in/ })).toBeNull();
  },
};
export const FourProducts: Story = {
  name: "Four products stand still, on a phone too [R49]",
  args: { items: cards(4), isStill: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list", { name: "New arrivals" });
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(canvas.queryByRole("button", { name: /Next in/ })).toBeNull();
  },
};
export const Tiles: Story = { args: { perView: "tiles", items: cards(10) } };
export const Testimonials: Story = {
  name: "Testimonials, three per view [R51]",
  args: {
    title: "What our shoppers say",
    perView: "three",
    items: Array.from({ length: 7 }, (_, place) => ({
      key: place,
      node: (
        <figure style={{ padding: 16, background: "#fff", height: "100%" }}>
          <blockquote style={{ margin: 0 }}>
            The ghee smells as it did at my grandmother's, and it came in two days.
          </blockquote>
          <figcaption>Shopper {place + 1}</figcaption>
        </figure>
      ),
    })),
  },
  globals: onADesktop,
  play: async ({ canvas }) => {
    await expect(perView(canvas.getByRole("list", { name: "What our shoppers say" }))).toBe(3);
  },
};
export const Banners: Story = {
  name: "Banners that turn, and can be paused [R48]",
  args: { title: "Offers", perView: "one", items: banners, autoplayMs: 10_000 },
  beforeEach: withMotion("no-preference"),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("button", { name: "Next in Offers" });
    await expect(canvas.getByText("1 / 3")).toBeVisible();
    await userEvent.click(next);
    await expect(await canvas.findByText("2 / 3")).toBeVisible();
    await userEvent.click(next);
    await expect(await canvas.findByText("3 / 3")).toBeVisible();
    await userEvent.click(next);
    await expect(await canvas.findByText("1 / 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pause Offers" }));
    await expect(canvas.getByRole("button", { name: "Play Offers" })).toHaveFocus();
  },
};
export const PushedByAFinger: Story = {
  args: { title: "Offers", perView: "one", items: banners },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 / 3")).toBeVisible();
    const row = canvas.getByRole("list", { name: "Offers" });
    row.scrollTo({ left: row.clientWidth * 2, behavior: "instant" });
    await expect(await canvas.findByText("3 / 3")).toBeVisible();
  },
};
/** Some browsers without a window have their pointer in the corner, and a row that is pointed at does not turn. */
const awayFromCorner: Story["decorators"] = (Row) => (
  <div style={{ padding: 40 }}>
    <Row />
  </div>
);
export const TurningByItself: Story = {
  decorators: awayFromCorner,
  args: { title: "Offers", perView: "one", items: banners, autoplayMs: 500 },
  beforeEach: withMotion("no-preference"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 / 3")).toBeVisible();
    await expect(await canvas.findByText("1 / 3")).toBeVisible();
  },
};
export const OfSeveralPerView: Story = {
  name: "A row that turns by itself can be paused on a phone too [R48]",
  decorators: awayFromCorner,
  args: { title: "Awards", perView: "three", items: cards(5), autoplayMs: 500 },
  globals: { viewport: { value: "phone" } },
  beforeEach: withMotion("no-preference"),
  play: async ({ canvas }) => {
    const pause = await canvas.findByRole("button", { name: "Pause Awards" });
    await expect(pause).toBeVisible();
    const slides = canvas.getAllByRole("listitem", { hidden: true });
    await waitFor(() => expect(slides[0]).toHaveAttribute("inert"));
  },
};
export const WhereMotionIsUnwanted: Story = {
  args: { title: "Offers", perView: "one", items: banners, autoplayMs: 500 },
  beforeEach: withMotion("reduce"),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("button", { name: "Next in Offers" });
    await expect(canvas.queryByRole("button", { name: "Pause Offers" })).toBeNull();
    await userEvent.click(next);
    await expect(await canvas.findByText("2 / 3")).toBeVisible();
  },
};
