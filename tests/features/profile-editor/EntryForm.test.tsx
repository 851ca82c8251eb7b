import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { WorkExperience } from '@/api/endpoints/experience';
import { CompetenceProfile } from '@/api/endpoints/profiles';
import { createStore } from '@/app/createStore';
import { startI18n } from '@/app/i18n';
import { EntryForm } from '@/features/profile-editor/career/EntryForm';
import { experience as experienceType } from '@/features/profile-editor/career/entryTypes';
import { createBrowserRouter, RouterProvider } from '@/routes/navigation';

beforeAll(() => startI18n(['career', 'common', 'editing', 'images', 'profiles']));

const profile = CompetenceProfile.parse({ id: 41 });

const experience = (id: number, job_title: string) =>
  WorkExperience.parse({ id, job_title, company_name: 'Nordlicht Bau', start_date: '2020-03-01' });

it('renders no more than the field that is written in, and shows the images of a saved entry', async () => {
  const user = userEvent.setup();
  let renders = 0;
  const other = Object.defineProperty(experience(2, 'Geselle'), 'location', {
    get: () => {
      renders += 1;
      return 'Kiel';
    },
  });
  const form = (
    <EntryForm
      type={experienceType}
      entry={experience(1, 'Bauleiterin')}
      others={[other]}
      focus={undefined}
      isPublic={false}
      onSave={() => Promise.resolve(null)}
      onWaiting={() => undefined}
      onCancel={() => undefined}
      profile={profile}
    />
  );
  const router = createBrowserRouter([{ path: '*', element: form }]);
  onTestFinished(() => router.dispose());
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const position = await screen.findByLabelText('Position');
  expect(await within(await screen.findByRole('form')).findByText('Logo des Unternehmens')).toBeVisible();
  await user.type(position, ' und');
  const before = renders;
  await user.type(position, ' Planerin');
  expect(position).toHaveValue('Bauleiterin und Planerin');
  expect(renders).toBe(before);
});
