import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/api/schema/zod';
import type { ProfileCompetences } from '@/api/endpoints/profiles';
import type { Language } from '@/api/schema/languages';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/thunkResult';
import { Form, SubmitButton } from '@/ui/form/Form';
import { SearchField } from '@/ui/form/SearchField';
import { SearchOption } from '@/ui/form/useSearch';
import { fetchProfile, saveCompetences, searchCompetences } from '../profilesSlice';
import { mostCompetences } from '@/domain/profileLimit';

interface CompetenceSlotsProps {
  profileId: string;
  locale: Language;
  found: ProfileCompetences;
}

/** The list as the form holds it: with names, and no longer than there are slots. */
function valuesSchema(most: number | null) {
  const list = z.array(SearchOption);
  return z.object({ competences: most === null ? list : list.max(most) });
}

export function CompetenceSlots({ profileId, locale, found }: CompetenceSlotsProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const dispatch = useAppDispatch();
  const most = mostCompetences(found);
  return (
    <Form
      schema={valuesSchema(most)}
      defaultValues={{ competences: found.competences }}
      draft={`profile-${profileId}-competences`}
      leaveWarning
      label={t('competence.list')}
      onSubmit={async ({ competences }) => {
        const body = { competences: competences.map(({ id }) => id) };
        const failure = await dispatch(failureOf(saveCompetences({ params: { profileId }, query: { locale }, body })));
        if (failure) return failure;
        dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:competence.listSaved' }));
        void dispatch(fetchProfile({ params: { profileId } }));
        return null;
      }}
    >
      <CompetenceSearch profileId={profileId} locale={locale} most={most} />
      <SubmitButton sx={{ alignSelf: 'flex-start' }}>{t('common:action.save')}</SubmitButton>
    </Form>
  );
}

function CompetenceSearch({ profileId, locale, most }: { profileId: string; locale: Language; most: number | null }) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const { length } = useWatch<{ competences: unknown[] }, 'competences'>({ name: 'competences' });
  const left = most === null ? null : Math.max(0, most - length);
  return (
    <SearchField
      name="competences"
      label={t('competence.search')}
      help={left === null ? t('competence.searchHelp') : t('competence.slots', { count: left, most })}
      multiple
      optionsLang={locale}
      full={left === 0}
      search={(text) => dispatch(searchCompetences({ params: { profileId }, query: { locale, query: text } }))}
    />
  );
}
