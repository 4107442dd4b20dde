const setValue = (control: HTMLInputElement | HTMLTextAreaElement, value: string): boolean =>
  // Past the property by which React follows what a script writes: it shall take this for something typed.
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);

function repeatText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = control;
  if (value === defaultValue) return;
  control.value = defaultValue;
  setValue(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeatChecked(control: HTMLInputElement): void {
  const { checked, defaultChecked } = control;
  // Of a group, the choice that was left follows the one that was made.
  if (checked === defaultChecked || (control.type === "radio" && !checked)) return;
  control.checked = defaultChecked;
  control.click();
}

function repeatChoice(control: HTMLSelectElement): void {
  const options = [...control.options];
  const drawn = options.findIndex(({ defaultSelected }) => defaultSelected);
  if (control.multiple || control.selectedIndex === Math.max(drawn, 0)) return;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Repeats what was typed, chosen or filled in by the browser before hydration: React keeps it in the control, but knows
 * nothing of it, and would write its own value over it with the next render. The server's value stands in the
 * attributes.
 */
export function repeatEarlyInput(): void {
  for (const control of document.querySelectorAll("input, textarea, select")) {
    if (control instanceof HTMLSelectElement) repeatChoice(control);
    else if (control instanceof HTMLTextAreaElement) repeatText(control);
    else if (control instanceof HTMLInputElement) {
      if (control.type === "checkbox" || control.type === "radio") repeatChecked(control);
      else if (control.type !== "hidden") repeatText(control);
    }
  }
}
