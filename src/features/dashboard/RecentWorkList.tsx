import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import type { RecentWork, WorkTarget } from '@/domain/recentWork';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListRow } from '@/ui/list/ListRow';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { workHref } from './addresses';
import { cardEdge, ListCard } from './ListCard';

/** As many as are worth remembering at once. */
const shown = 5;

interface RecentWorkListProps {
  /** Empty while the claims are still being read. */
  work: readonly RecentWork[];
  /** The name of a claim or profile, '' where it is not known. */
  nameOf: (target: WorkTarget) => string;
  /** A profile in whose editor experience and education can be continued; null while there is none. */
  profileId: string | null;
  now: number;
}

/** Continue where you stopped: draft claims and text that is kept on this device, the latest first (ux 4.1). */
export function RecentWorkList({ work, nameOf, profileId, now }: RecentWorkListProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ListCard title={t('recent.title')}>
      {work.length === 0 ? (
        <Box sx={cardEdge}>
          <ListSkeleton rows={3} height={64} />
        </Box>
      ) : null}
      <List disablePadding>
        {work.slice(0, shown).map((item) => (
          <Line
            key={JSON.stringify(item.target)}
            item={item}
            name={nameOf(item.target)}
            to={workHref(item.target, profileId)}
            now={now}
          />
        ))}
      </List>
    </ListCard>
  );
}

interface LineProps {
  item: RecentWork;
  name: string;
  to: string;
  now: number;
}

function Line({ item: { target, at, unsaved }, name, to, now }: LineProps) {
  const { t } = useTranslation('dashboard');
  const relativeTime = useRelativeTime(now);
  const place = t(`recent.place.${target.type}`);
  const state = t(unsaved ? 'recent.unsaved' : 'recent.draft');
  const facts = [name ? place : '', state, at === null ? '' : relativeTime(at)];
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListRow
        title={name || place}
        to={to}
        label={[name, place, state].filter(Boolean).join(', ')}
        picture={<Dot isUnsaved={unsaved} />}
        meta={factsText(facts)}
      />
    </ListItem>
  );
}

/** The state as a colour; the words say it, too. */
function Dot({ isUnsaved }: { isUnsaved: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 10,
        height: 10,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: isUnsaved ? 'warning.main' : 'fieldEdge',
      }}
    />
  );
}
