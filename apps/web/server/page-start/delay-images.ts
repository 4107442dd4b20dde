/**
 * Runs in the browser: keeps pictures that are fetched when they come near out of reach, so that none competes with
 * the page's largest one. What is moved by a style keeps its place. Its text stands in every page.
 * @returns lets them come.
 */
export function holdPictures(): () => void {
  if (!("adoptedStyleSheets" in document)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("img[loading=lazy]{translate:0 -999vh}");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
