import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Discipline } from '@/api/schema/entities';
import type { ApiFailure } from '@/api/client/failure';
import type { Language } from '@/api/schema/languages';
import { useAppDispatch } from '@/store/hooks';
import { getData, getFailure } from '@/store/thunkResult';
import { listedHits } from '@/ui/form/SearchField';
import { useFailureText } from '@/ui/text/useFailureText';
import { fetchDescendants } from './disciplines';

/** The descendants of a chosen discipline; a tap adds one to a list, or takes it instead. */
export function DisciplineDescendants({ name, locale }: { name: string; locale: Language }) {
  const { t } = useTranslation('profiles');
  const { field } = useController({ name });
  const value = field.value as Discipline[] | Discipline | null;
  const chosen = Array.isArray(value) ? value : value ? [value] : [];
  const [open, setOpen] = useState<string | null>(null);
  const parent = chosen.find(({ id }) => id === open);
  if (chosen.length === 0) return null;
  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {chosen.map(({ id, name: discipline }) => (
          <Button
            key={id}
            size="small"
            aria-expanded={id === open}
            onClick={() => setOpen(id === open ? null : id)}
            sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, textAlign: 'start' })}
          >
            {t('disciplines.narrow', { discipline })}
          </Button>
        ))}
      </Stack>
      {parent ? (
        <Below
          key={`${parent.id}-${locale}`}
          parent={parent}
          locale={locale}
          taken={chosen}
          onAdd={(added) => field.onChange(Array.isArray(value) ? [...value, added] : added)}
        />
      ) : null}
    </Stack>
  );
}

interface BelowProps {
  parent: Discipline;
  locale: Language;
  taken: readonly Discipline[];
  onAdd: (discipline: Discipline) => void;
}

function Below({ parent, locale, taken, onAdd }: BelowProps) {
  const { t } = useTranslation('profiles');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Discipline[] | ApiFailure | null>(null);
  useEffect(() => {
    let left = false;
    const running = dispatch(fetchDescendants({ params: { disciplineId: parent.id }, query: { locale } }));
    void running.then((result) => {
      if (!left) setFound(getData(result) ?? getFailure(result));
    });
    return () => {
      left = true;
      running.abort();
    };
  }, [dispatch, parent.id, locale]);

  if (found === null) return <Typography variant="caption">{t('disciplines.loading')}</Typography>;
  if (!Array.isArray(found)) {
    return (
      <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
        {failureText(found)}
      </Typography>
    );
  }
  const open = found.filter(({ id }) => !taken.some((other) => other.id === id));
  return (
    <Stack role="group" aria-label={t('disciplines.below', { discipline: parent.name })} sx={{ gap: 1 }}>
      <Typography variant="caption" role="status">
        {open.length === 0
          ? t('disciplines.none', { discipline: parent.name })
          : t('disciplines.below', { discipline: parent.name })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {open.slice(0, listedHits).map((discipline) => (
          <Chip
            key={discipline.id}
            icon={<AddIcon />}
            label={<span lang={locale}>{discipline.name}</span>}
            variant="outlined"
            onClick={() => onAdd(discipline)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
