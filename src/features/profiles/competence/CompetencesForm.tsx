import { useAppSelector, useLoad } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import type { Language } from '@/api/schema/languages';
import { fetchCompetences, selectCompetences, selectCompetencesRequest } from '../profilesSlice';
import { CompetenceSlots } from './CompetenceSlots';

/** The competences a profile carries, as many as it has slots for (PRO-06). */
export function CompetencesForm({ profileId, locale }: { profileId: string; locale: Language }) {
  const found = useAppSelector((state) => selectCompetences(state, profileId));
  const request = useAppSelector((state) => selectCompetencesRequest(state, profileId));
  const reload = useLoad(fetchCompetences, { params: { profileId }, query: { locale } }, request);
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
