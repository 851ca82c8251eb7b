import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { useAppDispatch } from '@/store/hooks';
import { getData, getFailure } from '@/store/thunkResult';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFailureText } from '@/ui/text/useFailureText';
import { AddressRow } from '../AddressRow';
import { fetchPreviewLink } from '../profilesSlice';

/** The secret preview: its address expires, so it is asked for only on click, and kept only as long as the row. */
export function PreviewRow({ profileId }: { profileId: string }) {
  const { t } = useTranslation('profiles');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const ask = async () => {
    setBusy(true);
    const result = await dispatch(fetchPreviewLink({ params: { profileId } }));
    setBusy(false);
    setFailure(getFailure(result));
    setAddress(getData(result) ?? '');
  };
  return (
    <AddressRow label={t('address.preview')} hint={t('address.previewHint')} address={address}>
      <BusyButton variant="outlined" size="small" busy={busy} onClick={() => void ask()} sx={{ my: 0.5 }}>
        {t('address.openPreview')}
      </BusyButton>
      {failure ? (
        <Alert severity="error" role="alert">
          {failureText(failure)}
        </Alert>
      ) : null}
    </AddressRow>
  );
}
