import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Language } from '@/api/schema/languages';
import { useLoad } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { selectCompetences, selectCompetencesRequest } from '../profilesSlice';
import { fetchCompetences } from '../thunks';
import { CompetenceSlots } from './CompetenceSlots';

/** The competences a profile carries, as many as it has slots for (PRO-06). */
export function CompetencesForm({ profileId }: { profileId: string }) {
  const { i18n } = useTranslation('profiles');
  const locale = i18n.language as Language;
  const found = useSelector((state: Parameters<typeof selectCompetences>[0]) => selectCompetences(state, profileId));
  const request = useSelector((state: Parameters<typeof selectCompetencesRequest>[0]) =>
    selectCompetencesRequest(state, profileId),
  );
  const args = { params: { profileId }, query: { locale } };
  const reload = useLoad((dispatch) => dispatch(fetchCompetences(args)), `${profileId}-${locale}`);
  return (
    <StatusView
      request={request}
      hasContent={found !== undefined}
      skeleton={<ListSkeleton rows={1} height={160} />}
      onRetry={reload}
    >
      {found ? <CompetenceSlots key={locale} profileId={profileId} locale={locale} found={found} /> : null}
    </StatusView>
  );
}
