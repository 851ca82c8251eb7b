import { expect, it } from 'vitest';
import { call } from '@/api/client/call';
import { disciplines } from '@/api/endpoints/disciplines';
import { experience } from '@/api/endpoints/experience';
import { profiles } from '@/api/endpoints/profiles';
import { getProfile, signIn, useMocks } from './mockSession';

useMocks();

const occupationOf = async (id: string) => (await getProfile(id)).occupation?.name;

it('names things in the language of the profile where a call names none', async () => {
  await signIn('new');
  const body = { occupation_id: '100001', competence_area_id: '1', month_of_experience: 12 };
  const german = await call(profiles.createProfile, { body: { ...body, lang: 'de' } });
  const [listed] = await call(profiles.listProfiles, { query: { lang: 'en' } });
  expect(listed?.occupation?.name).toBe('Electrical engineer');
  expect(await occupationOf(german?.id ?? '')).toBe('Elektroingenieurin / Elektroingenieur');
  await call(profiles.deleteProfile, { params: { profileId: german?.id ?? '' } });

  const english = await call(profiles.createProfile, { body: { ...body, lang: 'en' } });
  expect(await occupationOf(english?.id ?? '')).toBe('Electrical engineer');
  const [discipline] = await call(disciplines.searchDisciplines, { query: { name: 'Electrical', locale: 'en' } });
  await call(experience.createExperience, {
    body: {
      job_title: 'Planner',
      company_name: 'Example Ltd',
      location: 'York',
      start_date: '2018-03',
      end_date: '',
      description: '',
      quote: '',
      disciplines: [discipline?.id ?? ''],
    },
  });
  const [job] = await call(experience.listExperience, undefined);
  expect(job?.disciplines).toEqual([expect.objectContaining({ name: discipline?.name })]);
});
