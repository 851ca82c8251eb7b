import AddIcon from '@mui/icons-material/AddOutlined';
import { Chip, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Discipline } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';

interface DisciplineChipsProps {
  label: string;
  disciplines: readonly Discipline[];
  locale: Language;
  onChoose: (discipline: Discipline) => void;
}

const maxShown = 8;

export function DisciplineChips({ label, disciplines, locale, onChoose }: DisciplineChipsProps) {
  const { t } = useTranslation(['profiles', 'career']);
  const labelId = useId();
  const [areAllShown, showAll] = useState(false);
  const visible = areAllShown || disciplines.length <= maxShown + 1 ? disciplines : disciplines.slice(0, maxShown);
  return (
    <Stack
      role="group"
      aria-labelledby={labelId}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}
    >
      <Typography variant="caption" id={labelId} sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {visible.map((discipline) => (
        <Chip
          key={discipline.id}
          icon={<AddIcon />}
          label={<span lang={locale}>{discipline.name}</span>}
          variant="outlined"
          onClick={() => onChoose(discipline)}
        />
      ))}
      {visible.length < disciplines.length ? (
        <Chip
          variant="outlined"
          label={t('career:disciplines.further', { count: disciplines.length - visible.length })}
          onClick={() => showAll(true)}
        />
      ) : null}
    </Stack>
  );
}
