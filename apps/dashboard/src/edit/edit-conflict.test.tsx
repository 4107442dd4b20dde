// @vitest-environment jsdom
import type { CallFailure } from "@store/api-client";
import { EDIT_CONFLICT } from "@store/domain";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EditConflict, type Saved, useEditConflict } from "./edit-conflict.tsx";

afterEach(cleanup);

const LABELS = { name: "Name", city: "City", isOpen: "Open" } as const;
type Draft = { readonly name: string; readonly city: string; readonly isOpen: boolean };
const BASE: Saved<Draft> = { version: 3, draft: { name: "Before", city: "Pune", isOpen: true } };
const MINE: Draft = { ...BASE.draft, name: "Mine", city: "Surat" };
const THEIRS: Saved<Draft> = { version: 4, draft: { name: "Theirs", city: "Pune", isOpen: false } };

const NOTHING = {
  title: undefined,
  error: undefined,
  non_field_errors: undefined,
  errors: undefined,
  code: undefined,
  params: undefined,
};
const refused = (message: string): CallFailure => ({
  ...NOTHING,
  kind: "refused",
  httpStatus: 409,
  status: false,
  message,
});

interface EditorProps {
  readonly failure: CallFailure;
  readonly save: (theirs: Saved<Draft>, both: Draft) => void;
}

function Editor({ failure, save }: EditorProps) {
  const [draft, setDraft] = useState(MINE);
  const conflict = useEditConflict(BASE, () => Promise.resolve(THEIRS));
  return (
    <>
      <p>
        {draft.name}, based on {conflict.base.version}
      </p>
      <button type="button" onClick={() => void conflict.detect(failure)}>
        Save
      </button>
      {conflict.theirs ? (
        <EditConflict
          labels={LABELS}
          base={conflict.base}
          mine={draft}
          theirs={conflict.theirs}
          onKeepMine={save}
          onTakeTheirs={(saved) => {
            setDraft(saved.draft);
            conflict.settle(saved);
          }}
          isPending={false}
        />
      ) : null}
    </>
  );
}

async function open(message = EDIT_CONFLICT) {
  const save = vi.fn();
  render(<Editor failure={refused(message)} save={save} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  return { save, user };
}

describe("an edit that somebody else was quicker with", () => {
  it("shows each field that differs: as I began, as the shop has it, as I have it, and what will be saved", async () => {
    await open();
    const rows = within(await screen.findByRole("alert")).getAllByRole("row");
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["Field", "When you began", "In the shop now", "Yours", "Will be saved"],
      ["Name", "Before", "Theirs", "Mine", "Save for NameYoursThe shop's"],
      ["City", "Pune", "Not changed", "Surat", "Yours"],
      ["Open", "Yes", "No", "Not changed", "The shop's"],
    ]);
  });

  it("is saved with the other's changes of other fields when mine is kept", async () => {
    const { save, user } = await open();
    await user.click(await screen.findByRole("button", { name: "Save both changes" }));
    expect(save).toHaveBeenCalledWith(THEIRS, { name: "Mine", city: "Surat", isOpen: false });
  });

  it("leaves a field that both changed to the other, where I choose so", async () => {
    const { save, user } = await open();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Save for Name" }), "The shop's");
    await user.click(screen.getByRole("button", { name: "Save both changes" }));
    expect(save).toHaveBeenCalledWith(THEIRS, { name: "Theirs", city: "Surat", isOpen: false });
  });

  it("is given up when the shop's is taken, and goes on from there", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Take the shop's version" }));
    expect(screen.getByText("Theirs, based on 4")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not confused with another refusal", async () => {
    await open("A category of that name exists.");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
