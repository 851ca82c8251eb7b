import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useSearchParams } from '@/routes/navigation';
import { ImportLink } from '@/features/import';
import { NewProfileWizard } from '@/features/new-profile';
import { UserDetailsAlert } from '@/features/user';

export default function NewProfilePage() {
  const [query] = useSearchParams();
  const { t } = useTranslation('newProfile');
  // Return to the claim wizard if the user came from it.
  const doneHref = query.get('for') === 'claim' ? href('newClaim') : undefined;
  return (
    <NewProfileWizard
      profileId={query.get('id') ?? ''}
      notice={
        <>
          {doneHref ? (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('forClaim')}
            </Alert>
          ) : null}
          <UserDetailsAlert />
        </>
      }
      doneHref={doneHref}
      importLink={<ImportLink variant="outlined" />}
    />
  );
}
