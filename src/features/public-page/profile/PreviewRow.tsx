import { Alert } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewLink } from '@/api/endpoints/profiles';
import { useMutation } from '@/store/useMutation';
import { fetchProfilePreviewLink } from '@/entities/profile/profilesSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFailureText } from '@/ui/text/useFailureText';
import { useDayText } from '@/ui/text/useLanguage';
import { AddressRow } from './AddressRow';

/** The address expires, so it is requested only on click, and kept only while the row is mounted. */
export function PreviewRow({ profileId }: { profileId: string }) {
  const { t } = useTranslation('profileParts');
  const failureText = useFailureText();
  const dayText = useDayText();
  const [link, setLink] = useState<PreviewLink | null>(null);
  const { run, isPending, failure } = useMutation(fetchProfilePreviewLink);
  const ask = async () => {
    const result = await run({ params: { profileId } });
    if (result) setLink('data' in result ? result.data : null);
  };
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (link) row.current?.querySelector('a')?.focus();
  }, [link]);
  const day = dayText(link?.expires_at ?? '');
  return (
    <div ref={row}>
      <AddressRow
        label={t('address.preview')}
        hint={day ? t('address.validUntil', { day }) : t('address.previewHint')}
        address={link?.address ?? ''}
      >
        <BusyButton variant="outlined" size="small" busy={isPending} onClick={() => void ask()} sx={{ my: 0.5 }}>
          {t('address.openPreview')}
        </BusyButton>
        {failure ? (
          <Alert severity="error" role="alert">
            {failureText(failure)}
          </Alert>
        ) : null}
      </AddressRow>
    </div>
  );
}
