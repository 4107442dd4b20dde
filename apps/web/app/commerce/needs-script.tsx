/** Where products can be put into the cart: what to do in a browser that runs no script. It hydrates to nothing. */
export const NeedsScript = () => (
  <noscript>
    <p>Adding to the cart needs JavaScript.</p>
  </noscript>
);
