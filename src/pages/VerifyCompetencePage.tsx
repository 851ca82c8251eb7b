import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { InvitationCockpit, InviteButton, VerificationLinks } from '@/features/endorsements';
import { useIsExpert, useUserDetails } from '@/features/user';
import { selectUser } from '@/store/session';
import { displayName } from '@/domain/displayName';
import { PageLayout } from '@/ui/page/PageLayout';

export default function VerifyCompetencePage() {
  const { t } = useTranslation('endorsements');
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const expert = details ?? user;
  const isExpert = useIsExpert();
  const [isCreating, setCreating] = useState(false);
  return (
    <PageLayout
      title={t('title')}
      intro={t('intro')}
      actions={<InviteButton isExpert={isExpert} onClick={() => setCreating(true)} />}
    >
      <Stack sx={{ gap: 5 }}>
        <VerificationLinks />
        <InvitationCockpit
          expertName={expert ? displayName(expert) : ''}
          isExpert={isExpert}
          isCreating={isCreating}
          onCreating={setCreating}
        />
      </Stack>
    </PageLayout>
  );
}
