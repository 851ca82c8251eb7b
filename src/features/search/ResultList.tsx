import { Box, Typography, type UseAutocompleteReturnValue } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ResultGroup } from '@/domain/searchRanking';
import { TextIn } from '@/ui/text/InLanguage';
import { useNameLanguage, useOwnProfileNames } from '@/ui/text/useOwnProfileName';
import type { Entry } from './useOwnEntries';

interface ResultListProps {
  groups: readonly ResultGroup<Entry>[];
  combobox: UseAutocompleteReturnValue<Entry>;
}

export function ResultList({ groups, combobox }: ResultListProps) {
  const { t } = useTranslation('search');
  if (groups.length === 0) return null;
  const entries = groups.flatMap(({ results }) => results);
  return (
    <Box
      // Typed for list elements, which may not stand in a group.
      {...(combobox.getListboxProps() as object)}
      aria-label={t('hits')}
      aria-labelledby={undefined}
      sx={{ p: 1, minHeight: 0, overflowY: 'auto', position: 'relative' }}
    >
      {groups.map(({ group, results, total }) => {
        const count = total > results.length ? [t('someOf', { shown: results.length, count: total })] : [];
        const heading = [t(`group.${group}`), ...count];
        return (
          <div key={group} role="group" aria-label={heading.join(', ')}>
            <Typography
              variant="caption"
              component="div"
              aria-hidden
              sx={{ px: 1, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
            >
              {heading.join(' · ')}
            </Typography>
            {results.map((entry) => {
              const index = entries.indexOf(entry);
              const { key, ...option } = combobox.getOptionProps({ option: entry, index }) as { key?: string };
              return <Result key={key} entry={entry} option={option} />;
            })}
          </div>
        );
      })}
    </Box>
  );
}

function Result({ entry, option }: { entry: Entry; option: object }) {
  const { Icon, group, name, lang, status, profiles = [] } = entry;
  const profileNames = useOwnProfileNames()(profiles);
  const profileLanguage = useNameLanguage()(...profiles);
  const state = status?.() ?? '';
  return (
    // A single line is centred in its row.
    <Box {...option} sx={{ ...row, alignItems: group === 'action' ? 'center' : 'flex-start' }}>
      <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextIn lang={lang}>{name}</TextIn>
        {/* A block, so that it is read apart from the name. */}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {state}
          {state && profileNames ? ' · ' : null}
          <TextIn lang={profileLanguage}>{profileNames}</TextIn>
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
