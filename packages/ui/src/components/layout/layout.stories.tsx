import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "../tag/tag.tsx";
import { Cluster, Page, Stack } from "./layout.tsx";

const meta = { component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  args: {
    width: "reading",
    children: (
      <Stack gap="x3">
        <h1>Our story</h1>
        <p>A page for reading is at most 1280 px wide.</p>
        <Cluster>
          {["Ghee", "Honey", "Atta", "Soap", "Masala"].map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </Cluster>
      </Stack>
    ),
  },
};
export const Form: Story = { args: { width: "form", children: <p>A form is at most 640 px wide.</p> } };
