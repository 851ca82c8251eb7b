import { Alert, Box, Divider, Stack, Typography } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/platform/config';
import type { PreviewLink, ProfileListItem } from '@/api/endpoints/profiles';
import { useMutation } from '@/store/useMutation';
import { href } from '@/routes/href';
import { fetchProfilePreviewLink } from '@/entities/profile/profilesSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { SafeLink } from '@/ui/basics/SafeLink';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { SharedAddress } from '@/ui/share/ShareSheet';
import { useFailureText } from '@/ui/text/useFailureText';
import { useDayText } from '@/ui/text/useLanguage';

interface AddressesDrawerProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'public_url' | 'verification_url'>;
  open: boolean;
  onClose: () => void;
}

/** The three addresses of a profile. Two lead somewhere only while it is public; else it is said why not (PRO-19, D-65). */
export function AddressesDrawer({ profile, open, onClose }: AddressesDrawerProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const published = [
    { label: t('profiles:address.public'), hint: t('address.publicHint'), address: profile.public_url },
    { label: t('address.verification'), hint: t('address.verificationHint'), address: verificationAddress(profile) },
  ];
  return (
    <SideDrawer open={open} title={t('profiles:address.title')} onClose={onClose}>
      <Stack divider={<Divider />} sx={{ gap: 1.5 }}>
        {published.map(({ address, ...row }) => (
          <AddressRow key={row.label} {...row} address={profile.public ? address : ''}>
            <Typography variant="body2">
              {t(profile.public ? 'address.notDelivered' : 'address.afterPublishing')}
            </Typography>
          </AddressRow>
        ))}
        <PreviewRow profileId={profile.id} />
      </Stack>
    </SideDrawer>
  );
}

/** Where visitors verify the expert: as delivered, else our own page for the profile (PRO-19). */
export function verificationAddress({ id, verification_url }: { id: string; verification_url: string }): string {
  return verification_url || addressOf(href('personalVerification', { token: id }));
}

interface AddressRowProps {
  label: string;
  /** '' if there is none yet; `children` are shown instead. */
  address: string;
  hint: string;
  children: ReactNode;
}

function AddressRow({ label, address, hint, children }: AddressRowProps) {
  return (
    <Box sx={{ py: 0.5 }}>
      <SharedAddress address={address} what={label} caption={`${label} · ${hint}`}>
        {address ? (
          <SafeLink href={address} variant="body2">
            {address.replace(/^https?:\/\//, '')}
          </SafeLink>
        ) : (
          children
        )}
      </SharedAddress>
    </Box>
  );
}

/** The address expires, so it is requested only on click, and kept only while the row is mounted. */
export function PreviewRow({ profileId }: { profileId: string }) {
  const { t } = useTranslation('profileParts');
  const failureText = useFailureText();
  const dayText = useDayText();
  const [link, setLink] = useState<PreviewLink | null>(null);
  const { run, isPending, failure } = useMutation(fetchProfilePreviewLink);
  const row = useRef<HTMLDivElement>(null);
  const ask = async () => {
    const result = await run({ params: { profileId } });
    if (!result) return;
    flushSync(() => setLink('data' in result ? result.data : null));
    // The button that had the focus is gone.
    row.current?.querySelector('a')?.focus();
  };
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
