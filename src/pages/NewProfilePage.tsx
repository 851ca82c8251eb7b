import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useSearchParams } from '@/routes/navigation';
import { ImportLink } from '@/features/import/ImportLink';
import { NewProfileWizard } from '@/features/new-profile/NewProfileWizard';
import { UserDetailsAlert } from '@/features/user/UserDetailsAlert';

/** Started without a profile, and returned to. */
const purposes = ['claim', 'post'] as const;

export default function NewProfilePage() {
  const [query] = useSearchParams();
  const { t } = useTranslation('newProfile');
  const purpose = purposes.find((name) => name === query.get('for'));
  return (
    <NewProfileWizard
      profileId={query.get('id') ?? ''}
      notice={
        <>
          {purpose ? (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t(purpose === 'claim' ? 'forClaim' : 'forPost')}
            </Alert>
          ) : null}
          <UserDetailsAlert />
        </>
      }
      doneHref={purpose && href(purpose === 'claim' ? 'newClaim' : 'newPost')}
      importLink={<ImportLink variant="outlined" />}
    />
  );
}
