import { OutlinedInput, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Discipline } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { useAppDispatch, useRead } from '@/store/hooks';
import { fetchDescendants } from '@/entities/career/disciplines';
import { listedHits } from '@/ui/form/search/SearchField';
import { useSearch } from '@/ui/form/useSearch';
import { useFailureText } from '@/ui/text/useFailureText';
import { DisciplineChips } from './DisciplineChips';

interface DescendantChipsProps {
  parent: Discipline;
  locale: Language;
  taken: readonly Discipline[];
  /** The user asked for them, so an empty result is reported. */
  isAsked: boolean;
  onAdd: (discipline: Discipline) => void;
}

/** The disciplines below one; where there are too many to list, those that begin with the typed characters (D-26). */
export function DescendantChips({ parent, locale, taken, isAsked, onAdd }: DescendantChipsProps) {
  const { t } = useTranslation(['profiles', 'editing', 'career']);
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const params = { disciplineId: parent.id };
  const result = useRead(fetchDescendants, { params, query: { locale } });
  const search = useSearch<Discipline>((name) => dispatch(fetchDescendants({ params, query: { locale, name } })), 1);

  if (result === null)
    return isAsked ? <Typography variant="caption">{t('career:disciplines.loading')}</Typography> : null;
  const all = 'data' in result ? result.data : [];
  const failure = 'failure' in result ? result.failure : search.failure;
  const isMany = all.length > listedHits;
  const hits = search.status === 'idle' ? all : search.hits;
  const open = hits.filter(({ id }) => !taken.some((discipline) => discipline.id === id));
  return (
    <>
      {isMany ? (
        <OutlinedInput
          fullWidth
          placeholder={t('career:disciplines.searchBelow', { discipline: parent.name })}
          onChange={({ target }) => search.ask(target.value)}
          slotProps={{
            input: { 'aria-label': t('career:disciplines.searchBelow', { discipline: parent.name }), lang: locale },
          }}
          sx={{ mt: 1 }}
        />
      ) : null}
      <Typography variant="caption" component="p" role="status" sx={{ color: 'text.secondary' }}>
        {hits.length > listedHits ? t('editing:search.many', { count: listedHits }) : null}
        {isAsked && open.length === 0 && !failure && search.status !== 'loading'
          ? t('career:disciplines.none', { discipline: parent.name })
          : null}
      </Typography>
      {failure ? (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
          {failureText(failure)}
        </Typography>
      ) : null}
      {open.length > 0 && hits.length <= listedHits ? (
        <DisciplineChips
          label={t('career:disciplines.below', { discipline: parent.name })}
          disciplines={open}
          locale={locale}
          onChoose={onAdd}
        />
      ) : null}
    </>
  );
}
