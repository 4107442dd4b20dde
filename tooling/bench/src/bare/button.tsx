import { useState } from "react";
import { createRoot } from "react-dom/client";

function Page() {
  const [isPressed, setPressed] = useState(false);
  return (
    <button type="button" onClick={() => setPressed(true)}>
      {isPressed ? "Pressed once" : "Press"}
    </button>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
