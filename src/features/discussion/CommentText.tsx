import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { factsText } from '@/domain/plainText';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { useIsStorageKept } from '@/ui/text/storageText';
import { useDiscussion } from './useDiscussion';
import { useReportLabel, type Report } from './reportedComments';

interface CommentTextProps {
  comment: Comment;
  /** Name of whom it replies to; '' where obvious or unknown. */
  to: string;
}

/** With name and time where these are delivered (D-76). */
export function CommentText({ comment, to }: CommentTextProps) {
  const { t } = useTranslation('discussion');
  const { reportOf, isHidden, setHidden, onReport, relativeTime } = useDiscussion();
  const userId = useAppSelector(selectUser)?.id;
  const { id, author, created_at, comment: text } = comment;
  const report = reportOf(id);
  const name = author ? displayName(author) : '';
  const at = Date.parse(created_at);
  const details = factsText([Number.isNaN(at) ? '' : relativeTime(at), to && t('reply.to', { name: to })]);
  const isOwn = userId !== undefined && author?.id === userId;
  if (report !== null && isHidden(id)) {
    return <Receipt id={id} report={report} onShow={() => setHidden(id, false)} onAgain={() => onReport(id, text)} />;
  }
  return (
    <Box sx={[frame, name ? withFace : details ? withTime : null]}>
      {author && name ? (
        <PersonAvatar id={author.id ?? name} name={name} url={author.profile_picture?.url} size={4} />
      ) : null}
      {name || details ? (
        <Stack direction="row" sx={head}>
          {name ? (
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
          ) : null}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {details}
          </Typography>
        </Stack>
      ) : null}
      <Typography sx={{ whiteSpace: 'pre-line', gridArea: 'text' }}>{text}</Typography>
      {report === null ? (
        isOwn || <ReportMenu name={name} onReport={() => onReport(id, text)} />
      ) : (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', gridArea: 'note' }}>
          {t(report.isUnsure ? 'report.unsure' : 'report.shown')}{' '}
          <Button size="small" onClick={() => setHidden(id, true)}>
            {t('report.hide')}
          </Button>
        </Typography>
      )}
    </Box>
  );
}

/** Without a name and a time, the text stands on the line of the menu. */
const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"text menu" "note note"',
  alignItems: 'start',
  columnGap: 1.5,
  overflowWrap: 'anywhere',
} as const;
const withTime = { gridTemplateAreas: '"head menu" "text text" "note note"' } as const;
const withFace = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"face head menu" "face text text" "face note note"',
} as const;
const head = {
  gridArea: 'head',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'baseline',
  alignContent: 'center',
  minHeight: 32,
} as const;

function ReportMenu({ name, onReport }: { name: string; onReport: () => void }) {
  const { t } = useTranslation('discussion');
  return (
    <ActionMenu
      label={name ? t('report.menuOf', { name }) : t('report.menu')}
      size="small"
      sx={{ gridArea: 'menu', my: -1, marginInlineEnd: -1 }}
      actions={[{ key: 'report', label: t('report.open'), onClick: onReport }]}
    />
  );
}

interface ReceiptProps {
  id: string;
  report: Report;
  onShow: () => void;
  /** Sends a report again that may not have arrived. */
  onAgain: () => void;
}

/** Stands in the place of a comment that the user has reported (POS-08). */
function Receipt({ id, report: { type, isUnsure }, onShow, onAgain }: ReceiptProps) {
  const { t } = useTranslation('discussion');
  const { justReported } = useDiscussion();
  const isStorageKept = useIsStorageKept();
  const reason = useReportLabel()(type);
  const box = useRef<HTMLDivElement>(null);
  const isNew = justReported === id;
  useEffect(() => {
    // The menu that had the focus is gone.
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none', color: 'text.secondary' }}>
      <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>
        {t(isUnsure ? 'report.unsure' : 'report.done')}
      </Typography>
      <Typography variant="body2">
        {t(isUnsure ? 'report.unsureReason' : 'report.thanks', { reason })} {isStorageKept ? t('report.hidden') : null}
      </Typography>
      {isUnsure ? (
        <Button size="small" sx={(theme) => theme.mixins.textButtonAtEdge} onClick={onAgain}>
          {t('report.again')}
        </Button>
      ) : null}
      <Button size="small" sx={(theme) => theme.mixins.textButtonAtEdge} onClick={onShow}>
        {t('report.show')}
      </Button>
    </Box>
  );
}
