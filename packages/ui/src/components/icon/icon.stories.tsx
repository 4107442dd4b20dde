import type { Meta, StoryObj } from "@storybook/react-vite";
import * as styles from "./icon.css.ts";
import { Icon } from "./icon.tsx";

const meta = { title: "Icon", component: Icon, args: { name: "heart" } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(styles.name).filter((name): name is keyof typeof styles.name => name in styles.name);

/** Every icon of the store. */
export const All: Story = {
  render: () => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const Small: Story = { args: { size: "small" } };
