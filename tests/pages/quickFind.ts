import { fireEvent, waitFor } from '@testing-library/react';

/* Finding and pressing by selector and words: for tables of many screens, since a role or a label of a long page takes its time. */

const isSaid = (element: Element, words: string | RegExp) => {
  const text = element.textContent.trim();
  return typeof words === 'string' ? text === words : words.test(text);
};

/** The last element of a selector that says these words, once it is there. */
export function find(selector: string, words?: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !words || isSaid(one, words));
    const last = found.at(-1);
    if (!last) throw new Error(`no ${selector}${words ? ` that says ${words}` : ''}`);
    return last;
  });
}

export const findButton = (words: string | RegExp) => find('button, a[role="button"]', words);
/** A line of the open menu. */
export const findLine = (words: string | RegExp) => find('[role="menuitem"]', words);
export const findNamed = (name: string) => find(`[aria-label="${name}"]`);

/** The field of a visible label. */
export function findField(label: string | RegExp): Promise<HTMLInputElement> {
  return find('label', label).then((element) => {
    const field = document.getElementById((element as HTMLLabelElement).htmlFor);
    if (!field) throw new Error(`no field of ${label}`);
    return field as HTMLInputElement;
  });
}

export async function press(element: Promise<HTMLElement> | HTMLElement): Promise<void> {
  fireEvent.click(await element);
}

/** Writes as somebody who pastes and goes on. */
export async function write(label: string | RegExp, text: string): Promise<void> {
  const field = await findField(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}

export async function pressNamed(name: string, words: string | RegExp): Promise<void> {
  await press(findNamed(name));
  await press(findLine(words));
}
