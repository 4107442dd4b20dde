import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../layout/layout.tsx";
import { ProductTag, Tag } from "./tag.tsx";

const meta = { component: Tag, args: { children: "10% off" } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const Tones: Story = {
  render: () => (
    <Cluster>
      <Tag tone="offer">Offer</Tag>
      <Tag tone="good">In stock</Tag>
      <Tag tone="news">New</Tag>
      <Tag tone="warning">Only 2 left</Tag>
      <Tag tone="neutral">Home</Tag>
    </Cluster>
  ),
};
export const OfTheCatalogue: Story = {
  render: () => (
    <Cluster>
      <ProductTag tag="Best Seller" />
      <ProductTag tag="New Products" />
      <ProductTag tag="Sugar Free" />
      <ProductTag tag="Handmade" />
    </Cluster>
  ),
};
