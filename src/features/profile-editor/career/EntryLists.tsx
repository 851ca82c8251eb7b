import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongList } from '@/ui/list/LongList';

interface EntryListsProps<E> {
  name: 'experience' | 'education';
  /** What the open profile shows, and what it does not. */
  connected: readonly E[];
  others: readonly E[];
  nameOf: (entry: E) => string;
  children: (entry: E) => ReactNode;
}

const entryHeight = { connected: 132, other: 84 };

/** The timeline of the open profile, and folded below it the entries that only other profiles show, or none. */
export function EntryLists<E extends { id: string }>(props: EntryListsProps<E>) {
  const { name, connected, others, nameOf, children } = props;
  const { t } = useTranslation('profiles');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isUnfolded = isOpen ?? connected.length === 0;
  const list = { keyOf: ({ id }: E) => id, itemLabel: nameOf, gap: 0, children };
  return (
    <>
      {connected.length > 0 ? (
        <LongList {...list} items={connected} estimatedHeight={entryHeight.connected} label={t(`${name}.title`)} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t(`${name}.noneShown`)}</Typography>
      )}
      {others.length > 0 ? (
        <>
          <Button
            aria-expanded={isUnfolded}
            onClick={() => setOpen(!isUnfolded)}
            endIcon={<ExpandIcon sx={{ rotate: isUnfolded ? '180deg' : '0deg' }} />}
            sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, mt: 1, textAlign: 'start' })}
          >
            {t(`${name}.others`, { count: others.length })}
          </Button>
          {isUnfolded ? (
            <LongList
              {...list}
              items={others}
              estimatedHeight={entryHeight.other}
              label={t(`${name}.others`, { count: others.length })}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}
