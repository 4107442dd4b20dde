import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../components/layout/layout.tsx";
import { darkColor, fontSize, lightColor, radius, space } from "./index.ts";

const meta = { title: "Tokens" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Swatches = ({ colors }: { readonly colors: Readonly<Record<string, string>> }) => (
  <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))", gap: 16 }}>
    {Object.entries(colors).map(([role, color]) => (
      <li key={role}>
        <div style={{ height: 56, borderRadius: 12, border: "1px solid #8A8F83", background: color }} />
        {role}
      </li>
    ))}
  </ul>
);

export const Colours: Story = { render: () => <Swatches colors={lightColor} /> };
export const ColoursAtNight: Story = { render: () => <Swatches colors={darkColor} /> };
export const Type: Story = {
  render: () => (
    <Stack>
      {Object.entries(fontSize).map(([name, size]) => (
        <p key={name} style={{ fontSize: size, lineHeight: 1.3 }}>
          {name}: honest goods from good soil, ₹1,24,999.50
        </p>
      ))}
    </Stack>
  ),
};
export const Space: Story = {
  render: () => (
    <Stack gap="x1">
      {Object.entries(space).map(([name, width]) => (
        <div key={name} style={{ display: "flex", gap: 16 }}>
          <span style={{ width, height: 24, background: lightColor.leaf, borderRadius: radius.small }} />
          {name} {width}
        </div>
      ))}
    </Stack>
  ),
};
