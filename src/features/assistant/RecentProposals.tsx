import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '@/domain/plainText';
import { wholeText } from '@/domain/suggestedText';
import { useAppSelector } from '@/store/hooks';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { selectRecent, type Proposal } from './assistantSlice';

interface RecentProposalsProps {
  shownId: string | undefined;
  onShow: (proposal: Proposal) => void;
}

export function RecentProposals({ shownId, onShow }: RecentProposalsProps) {
  const { t } = useTranslation('assistant');
  const id = useId();
  const [now] = useState(() => Date.now());
  const timeOf = useRelativeTime(now);
  const others = useAppSelector(selectRecent).filter((proposal) => proposal.id !== shownId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {t('recent.title')}
      </Typography>
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {others.map((proposal) => (
          <li key={proposal.id}>
            <Link
              component="button"
              type="button"
              onClick={() => onShow(proposal)}
              sx={{ font: 'inherit', textAlign: 'start', minHeight: 44, overflowWrap: 'anywhere' }}
            >
              {truncate(wholeText(proposal), 60)}
            </Link>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {`${proposal.label} · ${timeOf(proposal.at)}`}
            </Typography>
          </li>
        ))}
      </Stack>
    </section>
  );
}
