import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { EmptyState } from '@/ui/feedback/EmptyState';

/** Without a published profile nobody can be invited: leads to the list, or to the wizard (VER-04, PRO-22). */
export function NoPublishedProfile() {
  const { t } = useTranslation('endorsements');
  const hasProfiles = useAppSelector(selectProfiles).length > 0;
  return (
    <EmptyState
      drawing="profile"
      title={t('noProfile.title')}
      text={t('noProfile.text')}
      action={
        <Button variant="contained" component={RouterLink} to={href(hasProfiles ? 'profiles' : 'newProfile')}>
          {t(hasProfiles ? 'noProfile.toProfiles' : 'noProfile.toWizard')}
        </Button>
      }
    />
  );
}
