import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Hand } from './hand';

/** More stops than this between two controls make a page unusable by keyboard. */
const maxStops = 60;

/** With the keyboard alone: Tab and arrows to get there, Enter and Space to act, and the focus always in sight. */
export function keyboardHand(page: Page): Hand {
  let isFresh = true;
  // In a new document nothing has the focus yet.
  page.on('load', () => (isFresh = true));
  const { keyboard } = page;

  const reach = async (target: Locator, isThere: (element: Element) => boolean) => {
    await expect(target).toBeVisible();
    if (!isFresh) await expectFocusKept(page);
    for (let stops = 0; stops < maxStops; stops += 1) {
      const way = await target.evaluate(wayTo);
      if (way === 'here' || (await target.evaluate(isThere))) return;
      await keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
      isFresh = false;
      await expectFocusSeen(page);
    }
    throw new Error(`${String(target)} is more than ${maxStops} stops away`);
  };
  const moveTo = async (target: Locator, key: 'ArrowDown' | 'ArrowRight') => {
    for (let tries = 0; tries < 30 && !(await target.evaluate(exactly)); tries += 1) await keyboard.press(key);
    await expect(target).toBeFocused();
  };
  /** A line of the menu, or one of buttons that are one stop together. */
  const reachWithArrows = async (target: Locator) => {
    if (await target.evaluate((element) => element.matches('[role=menuitem]'))) return moveTo(target, 'ArrowDown');
    await reach(target.locator('xpath=ancestor::*[@role][1]').locator('[tabindex="0"]').first(), exactly);
    return moveTo(target, 'ArrowRight');
  };
  const exactly = (element: Element) => element === document.activeElement;

  return {
    press: async (target) => {
      if (await target.evaluate((element: HTMLElement) => element.tabIndex < 0)) await reachWithArrows(target);
      else await reach(target, exactly);
      const isBox = await target.evaluate((element) => element.matches('[type=checkbox], [role=checkbox]'));
      await keyboard.press(isBox ? 'Space' : 'Enter');
    },
    write: async (target, text) => {
      await reach(target, exactly);
      // Tab marks what a field holds. A combobox is meant to be written over, and a number has its own use for the key.
      if (await target.evaluate((element) => element.matches('input:not([role]), textarea')))
        await keyboard.press('End');
      await keyboard.type(text);
    },
    choose: async (option) => {
      await reach(option, inSameGroup);
      for (let tries = 0; tries < 10 && !(await option.isChecked()); tries += 1) {
        // The first press takes the button that has the focus, the next ones move on.
        await keyboard.press((await option.evaluate(isGroupEmpty)) ? 'Space' : 'ArrowDown');
      }
      await expect(option).toBeChecked();
    },
    select: async (list, option) => {
      await reach(list, exactly);
      await keyboard.press('Home');
      const shown = () => list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text);
      for (let tries = 0; tries < 200 && (await shown()) !== option; tries += 1) await keyboard.press('ArrowDown');
      expect(await shown()).toBe(option);
    },
    take: async (field, option) => {
      await expect(option).toBeVisible();
      await expect(field).toBeFocused();
      const id = await option.getAttribute('id');
      for (let tries = 0; tries < 60; tries += 1) {
        await keyboard.press('ArrowDown');
        if ((await field.getAttribute('aria-activedescendant')) === id) break;
      }
      await expect(field).toHaveAttribute('aria-activedescendant', String(id));
      await keyboard.press('Enter');
    },
    increase: async (field) => {
      await reach(field, exactly);
      await keyboard.press('ArrowUp');
    },
    writeMonth: async (field, month, year) => {
      await reach(field.getByRole('spinbutton').first(), exactly);
      await keyboard.type(month + year);
    },
    arrived: () => {
      isFresh = true;
    },
  };
}

/** Whether a target lies before or after the focus in the order of the page, or has it. */
function wayTo(target: Element): 'here' | 'on' | 'back' {
  const focused = document.activeElement ?? document.body;
  if (focused === target) return 'here';
  if (focused === document.body) return 'on';
  return target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'back' : 'on';
}

function inSameGroup(target: Element): boolean {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLInputElement &&
    target instanceof HTMLInputElement &&
    focused.type === 'radio' &&
    focused.name === target.name
  );
}

function isGroupEmpty(target: Element): boolean {
  const name = target instanceof HTMLInputElement ? target.name : '';
  return document.querySelector(`input[type=radio][name="${CSS.escape(name)}"]:checked`) === null;
}

/** An action may take its control away, but never the focus with it. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is on the body' })
    .not.toBe('BODY');
}

/** What has the focus lies in the window, is not covered, and is marked. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A menu that closes lies over the page for a moment longer.
  await expect.poll(() => focusProblem(page), { timeout: 2000 }).toBeNull();
}

function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // A drawer has the focus from the moment it sets out.
    const moves = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is on the body';
    if (focused.getAttribute('tabindex') === '-1') return null;
    const label = focused.getAttribute('aria-label') ?? focused.textContent;
    const name = `${focused.tagName} ${focused.id} ${label.slice(0, 80)}`;
    // A tick box is transparent and lies under its drawing, which carries the mark; a field's frame is around its input.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((one) => one != null);
    const box = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    // A toast goes by itself in three seconds; it is no bar that stays.
    const toast = '.notistack-SnackbarContainer';
    const passing = focused.closest(toast) === null ? toast : ':not(*)';
    const isSeen = points.some(([x, y]) => {
      const top = document.elementsFromPoint(x, y).find((one) => one.closest(passing) === null);
      return top !== undefined && around.some((one) => one === top || one.contains(top));
    });
    if (!isSeen) return `not in sight: ${name}`;
    const isMarked = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const border = one.querySelector(':scope > fieldset');
      const isThick = border !== null && parseFloat(getComputedStyle(border).borderWidth) >= 2;
      const isLit = one === focused && boxShadow !== 'none';
      const over = getComputedStyle(one, '::after');
      const isDrawnOver = over.content !== 'none' && parseFloat(over.borderTopWidth) >= 2;
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || isLit || isThick || isDrawnOver;
    });
    return isMarked ? null : `not marked: ${name}`;
  });
}
