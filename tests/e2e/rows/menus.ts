import { expect } from '../fixtures';
import { nextChangingCall } from '../flow/changingCalls';
import { button, type Person } from '../flow/station';

/* Menus of entries and list items. */

/** Opens a menu by its name and takes one of its lines. */
export async function chooseInMenu({ page, hand }: Person, menu: string, line: string): Promise<void> {
  await hand.press(button(page, menu));
  await hand.press(page.getByRole('menuitem', { name: line, exact: true }));
}

/** A line of a menu says why it cannot be chosen, and does nothing when it is pressed. */
export async function expectRefused({ page, hand }: Person, menu: string, line: string, reason: string): Promise<void> {
  await hand.press(button(page, menu));
  const refused = page.getByRole('menuitem').filter({ hasText: line });
  await expect(refused).toContainText(reason);
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  // The menu has come to rest: what is pressed by force is pressed where it was.
  await refused.hover();
  // By force: to the browser's driver it is a disabled control.
  await refused.click({ force: true });
  await expect(refused).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
}

/** Closes the message that offers to take a removal back, which sends the call. */
export async function dismissUndo({ page, hand, t }: Person): Promise<void> {
  const sent = nextChangingCall(page);
  await hand.press(button(page, t('editing:undo.dismiss')));
  await sent;
}
