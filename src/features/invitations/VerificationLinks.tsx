import { Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationPage } from '@/api/endpoints/endorsements';
import { confirmationCount } from '@/domain/confirmationCount';
import { profileToken } from '@/domain/invitation';
import { addressOf } from '@/platform/config';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { Disclosure } from '@/ui/basics/Disclosure';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListPage } from '@/ui/list/ListPage';
import { LongList } from '@/ui/list/VirtualList';
import { LazyQrCode } from '@/ui/share/LazyQr';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { VerificationMark } from '@/ui/text/VerificationMark';
import { NoPublishedProfile } from './NoPublishedProfile';
import type { Invitations } from './useInvitations';

/** Height of a row in px. */
const rowHeight = 112;

/** The user's verification link per profile, folded at first (VER-01); without a profile, the hint to create one. */
export function VerificationLinks({ page }: { page: Invitations }) {
  const { t } = useTranslation('endorsements');
  if (page.hasNoProfile) return <NoPublishedProfile />;
  return (
    <Card component="section" aria-label={t('links.title')} sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
      <Disclosure summary={t('links.title')}>
        <Typography sx={{ color: 'text.secondary', pb: 2 }}>{t('links.intro')}</Typography>
        <ListPage
          request={page.pagesRequest}
          items={page.pages}
          List={LongList}
          keyOf={({ id }) => id}
          estimatedHeight={rowHeight}
          gap={0}
          label={t('links.title')}
          skeleton={<ListSkeleton rows={2} height={rowHeight} />}
          onRetry={page.reloadPages}
        >
          {(profile) => <VerificationLink page={profile} />}
        </ListPage>
      </Disclosure>
    </Card>
  );
}

function VerificationLink({ page }: { page: VerificationPage }) {
  const { t } = useTranslation('endorsements');
  const nameOf = useOwnProfileName();
  const [showsCode, setShowsCode] = useState(false);
  const lang = useNameLanguage()(page);
  const languageNote = useLanguageNote(lang);
  const profile = nameOf(page) || t('links.noName');
  const path = href('personalVerification', { token: profileToken(page) });
  const address = addressOf(path);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" lang={lang}>
            {profile}
          </Typography>
          <Link component={RouterLink} to={path} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {address.replace(/^https?:\/\//, '')}
          </Link>
          <VerificationMark count={confirmationCount(page)} color={page.checkmarks?.color} />
          {languageNote ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {languageNote}
            </Typography>
          ) : null}
        </Box>
        <CopyIconButton text={address} what={t('links.linkOf', { profile })} color="primary" />
        <Button
          aria-label={t('links.codeOf', { profile })}
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
          sx={{ px: 1, flexShrink: 0 }}
        >
          {t('links.code')}
        </Button>
      </Stack>
      {showsCode ? <LazyQrCode value={address} what={profile} /> : null}
    </Box>
  );
}
