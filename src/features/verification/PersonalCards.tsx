import FanIcon from '@mui/icons-material/Favorite';
import NoFanIcon from '@mui/icons-material/FavoriteBorderOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { personalGroups, type PersonalRow } from '@/domain/verification';
import { ChoiceChip } from './ChoiceChip';
import { Section } from './Section';
import { YesNoRow } from './YesNoRow';

interface PersonalCardsProps {
  rows: readonly PersonalRow[];
  /** The expert. */
  name: string;
  onChange: (key: string, answer: { verified: boolean; is_fan: boolean }) => void;
}

/** One card per section of the profile; visitors can also become a fan of a confirmed row. */
export function PersonalCards({ rows, name, onChange }: PersonalCardsProps) {
  const { t } = useTranslation('verification');
  const groups = personalGroups
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
    .filter((entry) => entry.rows.length > 0);
  return groups.map((entry) => (
    <Section key={entry.group} title={t(`group.${entry.group}`)}>
      <Stack divider={<Box sx={{ borderTop: 1, borderColor: 'divider' }} />}>
        {entry.rows.map((row) => (
          <div key={row.key}>
            <YesNoRow
              label={<RowLabel row={row} name={name} />}
              checked={row.verified}
              onChange={(verified) => onChange(row.key, { verified, is_fan: row.is_fan })}
            />
            {row.verified ? (
              <Box sx={{ px: 2, pb: 2 }}>
                <ChoiceChip
                  label={t('fan')}
                  chosen={row.is_fan}
                  icons={{ chosen: FanIcon, other: NoFanIcon }}
                  onToggle={() => onChange(row.key, { verified: true, is_fan: !row.is_fan })}
                />
              </Box>
            ) : null}
          </div>
        ))}
      </Stack>
    </Section>
  ));
}

function RowLabel({ row, name }: { row: PersonalRow; name: string }) {
  const { t } = useTranslation('verification');
  if (row.group === 'same_field') {
    return row.name ? t('sameFieldNamed', { name, field: row.name }) : t('sameField', { name });
  }
  return (
    <>
      {row.name || t(`group.${row.group}`)}
      {row.detail ? (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
          {row.detail}
        </Typography>
      ) : null}
    </>
  );
}
