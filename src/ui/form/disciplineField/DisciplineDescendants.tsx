import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Discipline } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { DescendantChips } from './DescendantChips';

/**
 * The chosen disciplines: a press on one shows its descendants, to add to a list or to take instead. The descendants of
 * one that was just added to the list are shown at once.
 */
export function DisciplineDescendants({ name, locale }: { name: string; locale: Language }) {
  const { t } = useTranslation(['profiles', 'career']);
  const { field } = useController({ name });
  const value = field.value as Discipline[] | Discipline | null;
  const chosen = Array.isArray(value) ? value : value ? [value] : [];
  const [atFirst] = useState(() => chosen.map(({ id }) => id));
  const [pressed, setPressed] = useState<string | null>();
  if (chosen.length === 0) return null;
  const added = Array.isArray(value) ? chosen.findLast(({ id }) => !atFirst.includes(id))?.id : undefined;
  const openId = pressed === undefined ? added : pressed;
  const open = chosen.find(({ id }) => id === openId);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('career:disciplines.precisely')}
        </Typography>
        {chosen.map((discipline) => {
          const isOpen = discipline === open;
          return (
            <Chip
              key={discipline.id}
              variant="outlined"
              label={<span lang={locale}>{discipline.name}</span>}
              aria-label={t('career:disciplines.narrow', { discipline: discipline.name })}
              aria-expanded={isOpen}
              icon={<ExpandIcon sx={{ rotate: isOpen ? '180deg' : '0deg' }} />}
              onClick={() => setPressed(isOpen ? null : discipline.id)}
            />
          );
        })}
      </Stack>
      {open ? (
        <DescendantChips
          key={`${open.id}-${locale}`}
          parent={open}
          locale={locale}
          taken={chosen}
          isAsked={pressed !== undefined}
          onAdd={(descendant) => {
            setPressed(open.id);
            field.onChange(Array.isArray(value) ? [...value, descendant] : descendant);
          }}
        />
      ) : null}
    </>
  );
}
