let press: { ended: Promise<void>; end: () => void } | null = null;

function begin(): void {
  if (press) return;
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  press = { ended, end };
}

/** After the click, which follows at once. */
const end = () =>
  setTimeout(() => {
    press?.end();
    press = null;
  });

window.addEventListener('pointerdown', begin, { capture: true });
// The browser's own menu takes the end of a press away; a key says that it is over.
for (const type of ['pointerup', 'pointercancel', 'blur', 'contextmenu', 'keydown']) window.addEventListener(type, end);

/** Resolves once no pointer is pressed: what appears or goes on blur would move the pressed button away. */
export const afterPointerUp = (): Promise<void> => press?.ended ?? Promise.resolve();
