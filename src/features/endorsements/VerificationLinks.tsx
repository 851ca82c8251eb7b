import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationPage } from '@/api/endpoints/endorsements';
import { displayName } from '@/domain/displayName';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { CopyButton } from '@/ui/basics/CopyButton';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { LongList } from '@/ui/list/LongList';
import { StatusView } from '@/ui/feedback/StatusView';
import { VerificationMark } from '@/ui/basics/VerificationMark';
import { useLanguage } from '@/ui/text/useLanguage';
import { profileToken } from '@/domain/invitation';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { profileAddress } from './address';
import { fetchVerificationPages, selectPages, selectPagesRequest } from './endorsementsSlice';
import { NoPublishedProfile } from './NoPublishedProfile';

const cardHeight = 96;

/** One's own verification link per profile, to copy, with its checkmarks (VER-01). */
export function VerificationLinks() {
  const { t } = useTranslation('endorsements');
  const lang = useLanguage();
  const pages = useAppSelector(selectPages);
  const request = useAppSelector(selectPagesRequest);
  const reload = useLoad(fetchVerificationPages, { query: { lang } }, request);
  return (
    <Box component="section" aria-labelledby="links-heading">
      <Typography variant="h2" id="links-heading">
        {t('links.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('links.intro')}</Typography>
      <StatusView
        request={request}
        hasContent={pages.length > 0}
        skeleton={<ListSkeleton rows={2} height={cardHeight} />}
        empty={<NoPublishedProfile />}
        onRetry={reload}
      >
        <LongList items={pages} keyOf={({ id }) => id} estimatedHeight={cardHeight} label={t('links.title')}>
          {(page) => <LinkCard page={page} />}
        </LongList>
      </StatusView>
    </Box>
  );
}

function LinkCard({ page }: { page: VerificationPage }) {
  const { t } = useTranslation('endorsements');
  const nameOf = useOwnProfileName();
  const user = useAppSelector(selectUser);
  const expert = page.owner ?? user;
  const name = expert ? displayName(expert) : '';
  const picture = page.profile_picture ?? page.owner?.profile_picture;
  const title = nameOf(page) || t('links.noName');
  const address = profileAddress(page);
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <PersonAvatar id={expert?.id ?? ''} name={name} url={picture?.url} alt={picture?.alt ?? ''} size={5} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <VerificationMark count={page.checkmarks?.count ?? 0} color={page.checkmarks?.color} />
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
        <LinkIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
        <Link
          component={RouterLink}
          to={href('personalVerification', { token: profileToken(page) })}
          variant="body2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {address
            .replace(/^https?:\/\//, '')
            .split(/(?<=\/)/)
            .map((part, index) => (
              <Fragment key={index}>
                {index > 0 ? <wbr /> : null}
                {part}
              </Fragment>
            ))}
        </Link>
        <CopyButton text={address} what={t('links.linkOf', { profile: title })} />
      </Stack>
    </Card>
  );
}
