import type { Locator, Page } from '@playwright/test';

/** How somebody works a page; what they find there is the same for everybody. */
export interface Hand {
  /** Follows a link or presses a button, a chip, a tick box or a switch. */
  press(target: Locator): Promise<void>;
  /** Writes into a text field, after what it holds; a search field is written anew. */
  write(target: Locator, text: string): Promise<void>;
  /** Takes one of a group of radio buttons. */
  choose(option: Locator): Promise<void>;
  /** Takes an option of the browser's own list by its text. */
  select(list: Locator, option: string): Promise<void>;
  /** Takes an option of the list that is open below the search field. */
  take(field: Locator, option: Locator): Promise<void>;
  /** Counts a number field up by one: with its button, or from the keyboard in the field. */
  increase(field: Locator, more: Locator): Promise<void>;
  /** Writes a month, `03.2018`, into the parts of a month field. */
  writeMonth(field: Locator, month: string, year: string): Promise<void>;
  /** After a page was loaded anew, when the focus may be nowhere yet. */
  arrived(): void;
}

/** With the mouse, and the keyboard for text alone. */
export function mouseHand(page: Page): Hand {
  return {
    press: (target) => target.click(),
    write: async (target, text) => {
      await target.click();
      await target.pressSequentially(text);
    },
    choose: (option) => option.check(),
    select: async (list, option) => {
      await list.selectOption({ label: option });
    },
    take: (_, option) => option.click(),
    increase: (_, more) => more.click(),
    writeMonth: async (field, month, year) => {
      await field.getByRole('spinbutton').first().click();
      await page.keyboard.type(month + year);
    },
    arrived: () => undefined,
  };
}
