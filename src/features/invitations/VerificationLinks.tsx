import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationPage } from '@/api/endpoints/endorsements';
import { confirmationCount } from '@/domain/confirmationCount';
import { profileToken } from '@/domain/invitation';
import { useAppSelector, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectPages, selectPagesRequest } from '@/entities/invitation/endorsementsSlice';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { LongList } from '@/ui/list/VirtualList';
import { LazyQrCode } from '@/ui/share/LazyQr';
import { useLanguageNote } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { VerificationMark } from '@/ui/text/VerificationMark';
import { profileAddress } from './address';
import { NoPublishedProfile, useHasNoPublishedProfile } from './NoPublishedProfile';

/** Height of a row in px. */
const rowHeight = 112;

/** The user's verification link per profile, folded at first (VER-01); without a profile, the hint to create one. */
export function VerificationLinks({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('endorsements');
  const id = useId();
  const [open, setOpen] = useState(false);
  const hasNoProfile = useHasNoPublishedProfile();
  if (hasNoProfile) return <NoPublishedProfile />;
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{
            width: '100%',
            minHeight: 64,
            gap: 2,
            px: { xs: 2, sm: 3 },
            font: 'inherit',
            textAlign: 'start',
            justifyContent: 'flex-start',
            '&:hover': { bgcolor: 'action.hover' },
            // Within the card, which cuts off what lies outside.
            '&.Mui-focusVisible': { outlineOffset: -2 },
          }}
        >
          <LinkIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {t('links.title')}
          </Box>
          <ExpandIcon aria-hidden sx={{ color: 'text.secondary', ...(open ? { transform: 'rotate(180deg)' } : {}) }} />
        </ButtonBase>
      </Typography>
      <div id={id}>{open ? <LinkList onRetry={onRetry} /> : null}</div>
    </Card>
  );
}

function LinkList({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('endorsements');
  const pages = useAppSelector(selectPages);
  const request = useRequest(selectPagesRequest);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', px: { xs: 2, sm: 3 }, py: 2 }}>{t('links.intro')}</Typography>
      <StatusView
        request={request}
        hasContent={pages.length > 0}
        skeleton={<ListSkeleton rows={2} height={rowHeight} />}
        onRetry={onRetry}
      >
        <LongList items={pages} keyOf={(page) => page.id} estimatedHeight={rowHeight} gap={0} label={t('links.title')}>
          {(page) => <VerificationLink page={page} />}
        </LongList>
      </StatusView>
    </>
  );
}

function VerificationLink({ page }: { page: VerificationPage }) {
  const { t } = useTranslation('endorsements');
  const nameOf = useOwnProfileName();
  const [showsCode, setShowsCode] = useState(false);
  const lang = useNameLanguage()(page);
  const languageNote = useLanguageNote(lang);
  const profile = nameOf(page) || t('links.noName');
  const address = profileAddress(page);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" lang={lang}>
            {profile}
          </Typography>
          <Link
            component={RouterLink}
            to={href('personalVerification', { token: profileToken(page) })}
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {address
              .replace(/^https?:\/\//, '')
              .split(/(?<=\/)/)
              .map((text, index) => (
                <Fragment key={index}>
                  {index > 0 ? <wbr /> : null}
                  {text}
                </Fragment>
              ))}
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
