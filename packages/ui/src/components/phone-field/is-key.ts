/** Whether a field changed by a key. Otherwise its text came whole: pasted, or filled in by the browser. */
export const isKey = (event: Event): boolean =>
  event instanceof InputEvent && /^(?:insert(?:Composition)?Text|delete)/.test(event.inputType);
