import NewIcon from '@mui/icons-material/AddOutlined';
import ClaimIcon from '@mui/icons-material/LightbulbOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import InvitationIcon from '@mui/icons-material/VerifiedOutlined';
import PageIcon from '@mui/icons-material/SpaceDashboardOutlined';
import PostIcon from '@mui/icons-material/ArticleOutlined';
import ProductIcon from '@mui/icons-material/LocalOfferOutlined';
import ProfileIcon from '@mui/icons-material/BadgeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useTranslation } from 'react-i18next';
import type { FoundGroup } from '@/domain/searchRanking';
import { TextIn } from '@/ui/text/InLanguage';
import { useNameLanguage } from '@/ui/text/useOwnProfileName';
import { HitState } from './HitState';
import type { Entry } from './entry';

export type GroupedEntry = Entry & { shownIn: FoundGroup<Entry>['group'] };

type Combobox = UseAutocompleteReturnValue<GroupedEntry, false, false, false, true>;

interface HitListProps {
  found: readonly FoundGroup<Entry>[];
  combobox: Combobox;
}

export function HitList({ found, combobox }: HitListProps) {
  const { t } = useTranslation('search');
  if (found.length === 0) return null;
  return (
    <Box
      // Typed for list elements, which may not stand in a group.
      {...(combobox.getListboxProps() as object)}
      aria-label={t('hits')}
      aria-labelledby={undefined}
      sx={{ p: 1, minHeight: 0, overflowY: 'auto', position: 'relative' }}
    >
      {combobox.groupedOptions.map(({ key, index, group, options }) => {
        const total = found.find((one) => one.group === group)?.total ?? 0;
        const name = t(`group.${group as 'claim'}`);
        const count = total > options.length ? t('someOf', { shown: options.length, count: total }) : '';
        return (
          <div key={key} role="group" aria-label={[name, count].filter(Boolean).join(', ')}>
            <Typography
              variant="caption"
              component="div"
              aria-hidden
              sx={{ px: 1, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
            >
              {[name, count].filter(Boolean).join(' · ')}
            </Typography>
            {options.map((entry, place) => (
              <Hit key={entry.key} entry={entry} combobox={combobox} place={index + place} />
            ))}
          </div>
        );
      })}
    </Box>
  );
}

const icons = {
  profile: ProfileIcon,
  claim: ClaimIcon,
  invitation: InvitationIcon,
  post: PostIcon,
  product: ProductIcon,
  page: PageIcon,
  article: HelpIcon,
  newEntry: NewIcon,
} as const;

function Hit({ entry, combobox, place }: { entry: GroupedEntry; combobox: Combobox; place: number }) {
  const { key: _key, ...option } = combobox.getOptionProps({ option: entry, index: place }) as { key?: string };
  const languageOf = useNameLanguage();
  const { source } = entry;
  const lang = source.type === 'profile' ? languageOf(source.profile) : undefined;
  const isNew = source.type === 'page' && source.page.creates;
  const Icon = source.type === 'action' ? source.Icon : icons[isNew ? 'newEntry' : source.type];
  return (
    // A single line is centred in its row.
    <Box {...option} sx={{ ...row, alignItems: entry.group === 'action' ? 'center' : 'flex-start' }}>
      <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextIn lang={lang}>{entry.name}</TextIn>
        {/* A block, so that it is read apart from the name. */}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          <HitState entry={entry} />
        </Typography>
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 1.5,
  px: 1,
  py: 0.75,
  minHeight: 44,
  borderRadius: 1,
  cursor: 'pointer',
  scrollMarginBlock: '8px',
  // This background is too light in dark mode for secondary text.
  '&.Mui-focused .MuiTypography-caption': { color: 'text.primary' },
  '&.Mui-focused': { bgcolor: 'action.selected', '@media (forced-colors: active)': { outline: '2px solid Highlight' } },
} as const;
