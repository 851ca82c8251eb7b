import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentWork, WorkTarget } from '@/domain/recentWork';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** As many as are worth remembering at once. */
const shown = 5;

interface RecentWorkListProps {
  work: readonly RecentWork[];
  /** The claims are still being read. */
  isLoading: boolean;
  /** The name of a claim or profile, '' where it is not known. */
  nameOf: (target: WorkTarget) => string;
  /** A profile in whose editor experience and education can be continued; null while there is none. */
  profileId: string | null;
}

/** Continue where you stopped: draft claims and text that is kept on this device, the latest first (ux 4.1). */
export function RecentWorkList({ work, isLoading, nameOf, profileId }: RecentWorkListProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ py: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id} sx={{ px: { xs: 2, sm: 3 }, mb: 1 }}>
        {t('recent.title')}
      </Typography>
      {work.length === 0 && isLoading ? (
        <Box sx={{ px: { xs: 2, sm: 3 } }}>
          <ListSkeleton rows={2} height={56} />
        </Box>
      ) : work.length === 0 ? (
        <Nothing />
      ) : (
        <List disablePadding>
          {work.slice(0, shown).map((item) => (
            <Line
              key={JSON.stringify(item.target)}
              item={item}
              name={nameOf(item.target)}
              to={addressOf(item.target, profileId)}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

function Nothing() {
  const { t } = useTranslation('dashboard');
  return (
    <Typography component="div" sx={{ px: { xs: 2, sm: 3 }, color: 'text.secondary' }}>
      {t('recent.none')}
      <Button
        component={RouterLink}
        to={href('claims')}
        sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, mt: 1, display: 'flex', width: 'max-content' })}
      >
        {t('recent.toClaims')}
      </Button>
    </Typography>
  );
}

function Line({ item: { target, at, unsaved }, name, to }: { item: RecentWork; name: string; to: string }) {
  const { t } = useTranslation('dashboard');
  const locale = useFormatLocale();
  const time =
    at === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const state = t(unsaved ? 'recent.unsaved' : 'recent.draft');
  return (
    <ListItem disablePadding>
      <ListItemButton component={RouterLink} to={to} sx={{ px: { xs: 2, sm: 3 } }}>
        <ListItemText
          primary={name || t(`recent.place.${target.kind}`)}
          secondary={[name ? t(`recent.place.${target.kind}`) : '', state, time].filter(Boolean).join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}

function addressOf(target: WorkTarget, profileId: string | null): string {
  switch (target.kind) {
    case 'claim':
      return href('claim', { claimId: target.id }, { section: target.section });
    case 'question':
      return href('claimForm', undefined, { id: target.id });
    case 'profile':
      return href('profile', { profileId: target.id });
    case 'competence':
      return href('competenceForm', undefined, { id: target.id });
    case 'newClaim':
      return href('newClaim');
    case 'newProfile':
      return href('newProfile', undefined, { id: target.id });
    case 'invitation':
      return href('verifyCompetence');
    case 'experience':
    case 'education':
      return profileId === null
        ? href('profiles')
        : href('profile', { profileId }, { [target.kind]: target.id ?? 'new' });
  }
}
