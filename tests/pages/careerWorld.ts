import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/* Work experience and education beside a profile, by label and text: reading every role of a long page takes its time. */

/** The fold below the timeline; there as soon as the entries are. */
export const findFold = () =>
  screen.findByText(/(?:Stationen|positions) (?:nicht in diesem Profil|not in this profile)$/);

/** An entry, on the timeline or unfolded. */
export const findEntry = (title: string) => screen.findByLabelText(title).then(within);

/** Shows the stations that the open profile does not. */
export async function unfold(user: UserEvent): Promise<void> {
  await user.click(await findFold());
}

/** Opens the menu of an entry and finds one of its lines. */
export async function menuItem(user: UserEvent, title: string, name: RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByLabelText(`Mehr zu ${title}`));
  return screen.findByRole('menuitem', { name });
}

/** Chooses a line of an entry's menu. */
export async function choose(user: UserEvent, title: string, name: RegExp): Promise<void> {
  await user.click(await menuItem(user, title, name));
}

/** An open dialog or drawer by its heading. */
export async function dialog(heading: string) {
  const title = await screen.findByText(heading, { selector: 'h2, h2 *' });
  return within(title.closest('[role="dialog"]') as HTMLElement);
}
