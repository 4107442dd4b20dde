import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { idle, manyProducts } from "../../../.storybook/samples.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import { ProductGrid, ProductGridSkeleton } from "./product-grid.tsx";

const meta = { component: ProductGrid, parameters: { layout: "padded" } } satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = manyProducts(10).map(({ key, ...product }) => (
  <li key={key}>
    <ProductCard {...product} {...idle} heading="h2" />
  </li>
));

export const Products: Story = { args: { children: cards } };
export const Loading: Story = {
  name: "Loading: 20 cards [R61]",
  args: { children: null },
  render: () => <ProductGridSkeleton />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("status").lastElementChild;
    await expect(grid?.childElementCount).toBe(20);
  },
};
export const Empty: Story = {
  args: { children: null },
  render: () => <EmptyState title="No products available!" action={{ label: "See all products", href: "/shop" }} />,
};
export const Failed: Story = {
  args: { children: null },
  render: () => (
    <ErrorState title="There was an error loading the products!" message="Please reload the page" onRetry={() => {}} />
  ),
};
