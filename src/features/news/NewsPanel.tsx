import ClaimIcon from '@mui/icons-material/LightbulbOutlined';
import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ConfirmedIcon from '@mui/icons-material/VerifiedOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import ExpiringIcon from '@mui/icons-material/HourglassBottomOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { News } from '@/domain/newsList';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { FailedReads } from '@/ui/feedback/FailedReads';
import { ActionRow } from '@/ui/list/ActionRow';
import { useNewsWords } from '@/ui/text/useNewsWords';
import { selectClaims } from '@/entities/claim/claimsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { useAppSelector } from '@/store/hooks';
import { useWorkName } from '@/ui/text/useWorkName';
import { useNews } from './useNews';
import { useNewsReads } from './useNewsReads';

/** As many as are worth a look at once; the others move up as these are read. */
const shown = 30;

const icons = {
  confirmations: ConfirmedIcon,
  comments: CommentIcon,
  online: ClaimIcon,
  expiring: ExpiringIcon,
  idle: DraftIcon,
} as const;

/** Opening the panel marks the news as seen; each stays unread until it is followed. */
export function NewsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { news, now, isComplete, see, read } = useNews();
  const reads = useNewsReads();
  const hasFailed = reads.some(({ request }) => request.status === 'failed');
  const rows = news.toSorted((one, other) => Number(isRead(one)) - Number(isRead(other))).slice(0, shown);
  const unseen = news.filter(({ mark }) => mark === 'new').map(({ key }) => key);
  const unread = news.filter((one) => !isRead(one)).map(({ key }) => key);
  useEffect(() => {
    if (unseen.length > 0) see(unseen);
  });
  return (
    <Stack>
      <Stack direction="row" sx={head}>
        <Typography variant="h3" component="h2">
          {t('common:shell.news')}
        </Typography>
        {unread.length > 0 ? (
          <Button size="small" onClick={() => read(unread)} sx={{ mx: -2 }}>
            {t('news.readAll')}
          </Button>
        ) : null}
      </Stack>
      <FailedReads
        reads={reads.map(({ list: name, ...read }) => ({ ...read, name: t(`news.list.${name}`) }))}
        titleOf={(names) => t('news.missing', { names })}
        sx={{ mx: 2, mb: 2 }}
      />
      {rows.length > 0 ? (
        <List disablePadding sx={list}>
          {rows.map((one) => (
            <Row
              key={one.key}
              news={one}
              now={now}
              onFollow={() => {
                read([one.key]);
                onClose();
              }}
            />
          ))}
        </List>
      ) : hasFailed ? null : (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {t(isComplete ? 'news.none' : 'news.unknown')}
        </Typography>
      )}
    </Stack>
  );
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: 2,
  py: 0.5,
  minHeight: 56,
  columnGap: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  bgcolor: 'background.raised',
} as const;

/** Scrolls a focused row clear of the sticky head. */
const list = {
  '& > li': { borderTop: 1, borderColor: 'divider' },
  '& a': { scrollMarginTop: '56px' },
} as const;

const isRead = ({ mark }: News) => mark === 'read';

function Row({ news, now, onFollow }: { news: News; now: number; onFollow: () => void }) {
  const { t } = useTranslation('dashboard');
  const claims = useAppSelector(selectClaims);
  const posts = useAppSelector(selectPosts);
  const { title, ...words } = useNewsWords(now, useWorkName({ claims, posts }))(news);
  const Icon = icons[news.type];
  const isNew = !isRead(news);
  return (
    <ActionRow
      isNarrow
      {...words}
      picture={
        <Badge color="primary" variant="dot" invisible={!isNew}>
          <Icon aria-hidden sx={{ color: 'text.secondary' }} />
        </Badge>
      }
      title={
        <>
          {isNew ? <VisuallyHidden>{`${t('news.unread')}:`}</VisuallyHidden> : null}{' '}
          <Box component="span" sx={{ fontWeight: isNew ? 600 : 400 }}>
            {title}
          </Box>
        </>
      }
      onFollow={onFollow}
    />
  );
}

/** Reports the number of unseen news; renders nothing. */
export function NewsWatch({ onChange }: { onChange: (unseen: number) => void }) {
  const unseen = useNews().news.filter(({ mark }) => mark === 'new').length;
  useEffect(() => onChange(unseen), [onChange, unseen]);
  return null;
}
