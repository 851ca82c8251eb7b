import { act, screen, within } from '@testing-library/react';
import { createElement, lazy, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../render';
import { profileOf } from './profileWorld';

const views = vi.hoisted(() => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
});

/** Arrives when the test lets it. */
vi.mock('@/features/profiles/editor/SideViews', async (importOriginal) => {
  const { SideViews } = await importOriginal<{ SideViews: ComponentType }>();
  const Late = lazy(() => views.promise.then(() => ({ default: SideViews })));
  return { SideViews: (props: object) => createElement(Late, props) };
});

it('keeps the checklist, and the focus in it, when the choice beside the sections arrives', async () => {
  const narrow = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(narrow(query), { matches: query.includes('1360px') }),
  );
  await render(`/competence/${profileOf('paused').id}`, { as: 'expert' });
  const checklist = await screen.findByRole('complementary');
  const [task] = await within(checklist).findAllByRole('button');
  act(() => task?.focus());
  expect(screen.queryByRole('group', { name: 'Ansicht' })).not.toBeInTheDocument();
  await act(async () => views.resolve());
  expect(await screen.findByRole('group', { name: 'Ansicht' })).toBeVisible();
  expect(checklist).toBeVisible();
  expect(task).toHaveFocus();
});
