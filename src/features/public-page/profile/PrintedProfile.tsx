import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { PublicProfileSources } from '@/domain/publicProfile';
import { PrintedPage } from '@/ui/publicPage/PrintedPage';
import { usePublicProfile } from './OwnPublicProfile';
import { PublicProfile } from './PublicProfile';

interface PrintedProfileProps {
  profile: CompetenceProfile;
  sources: PublicProfileSources;
  onPrinted: () => void;
}

/** The page of a profile on paper. */
export function PrintedProfile({ profile, sources, onPrinted }: PrintedProfileProps) {
  const { t } = useTranslation('publicProfile');
  const data = usePublicProfile(profile, sources);
  return (
    <PrintedPage title={data.person.name} address={data.address} codeText={t('printedCode')} onPrinted={onPrinted}>
      <PublicProfile data={data} level={1} />
    </PrintedPage>
  );
}
