/* While another document loads, Firefox aborts imports: no code is missing, and a reload would cancel that. */

let isLeaving = false;
let onStay: (() => void)[] = [];

function leave(): void {
  isLeaving = true;
}

/** The navigation was cancelled: the document is shown again, or used. */
function stay(): void {
  isLeaving = false;
  const pending = onStay;
  onStay = [];
  for (const resolve of pending) resolve();
}

for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, leave);
for (const type of ['pageshow', 'pointerdown', 'keydown']) window.addEventListener(type, stay, { capture: true });

/** Loads code; what fails while the document is being left is loaded again if the document stays after all. */
export async function loadUnlessAborted<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLeaving) throw error;
    await new Promise<void>((resolve) => onStay.push(resolve));
    return loadUnlessAborted(load);
  }
}
