import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationCockpit, InviteButton, VerificationLinks } from '@/features/endorsements';
import { PageLayout } from '@/ui/page/PageLayout';

export default function VerifyCompetencePage() {
  const { t } = useTranslation('endorsements');
  const [isCreating, setCreating] = useState(false);
  return (
    <PageLayout title={t('title')} intro={t('intro')} actions={<InviteButton onClick={() => setCreating(true)} />}>
      <Stack sx={{ gap: 5 }}>
        <VerificationLinks />
        <InvitationCockpit isCreating={isCreating} onCreating={setCreating} />
      </Stack>
    </PageLayout>
  );
}
