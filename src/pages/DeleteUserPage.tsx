import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteAccount, Farewell, type FarewellProps } from '@/features/account/DeleteAccount';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';
import { BlankHead } from '@/ui/page/BlankHead';
import { PageLayout } from '@/ui/page/PageLayout';

export default function DeleteUserPage() {
  const { t } = useTranslation(['account', 'common']);
  const [farewell, setFarewell] = useState<FarewellProps | null>(null);
  useFocusHeadingOnChange(farewell);
  const title = farewell
    ? t(farewell.isCertain ? 'deleteUser.deleted' : 'deleteUser.probablyDeleted')
    : t('common:page.deleteUser');
  return (
    <Stack sx={{ maxWidth: 720, mx: 'auto', gap: 3 }}>
      <BlankHead />
      <PageLayout title={title} width="text">
        {farewell ? <Farewell {...farewell} /> : <DeleteAccount onDeleted={setFarewell} />}
      </PageLayout>
    </Stack>
  );
}
