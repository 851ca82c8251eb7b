import { Alert, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { SuggestedItem } from '@/domain/suggestedText';
import { resultOf } from '@/store/callResult';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFailureText, useRefusalText } from '@/ui/text/useFailureText';

interface ItemProposalsProps {
  items: readonly SuggestedItem[];
  onTake: (item: SuggestedItem) => Promise<ApiFailure | null>;
  /** Called before the last item is removed. */
  onFocusForm: () => void;
  onRemove: (item: SuggestedItem) => void;
}

/** One by one. What the server refuses stays, with the reason. */
export function ItemProposals({ items, ...actions }: ItemProposalsProps) {
  const { t } = useTranslation('assistant');
  return (
    <Stack component="ul" aria-label={t('items.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <ItemProposal key={`${item.title}\n${item.text}`} item={item} {...actions} />
      ))}
    </Stack>
  );
}

type ItemProposalProps = Omit<ItemProposalsProps, 'items'> & { item: SuggestedItem };

function ItemProposal({ item, onTake, onFocusForm, onRemove }: ItemProposalProps) {
  const { t } = useTranslation('assistant');
  const failureText = useFailureText();
  const refusalText = useRefusalText();
  const { run, isPending, failure } = useMutation(() => async () => resultOf(await onTake(item)));
  const row = useRef<HTMLLIElement>(null);
  const add = async () => {
    const result = await run();
    if (!result || 'failure' in result) return;
    if (row.current?.contains(document.activeElement)) {
      const next = row.current.nextElementSibling ?? row.current.previousElementSibling;
      if (next) next.querySelector('button')?.focus();
      else onFocusForm();
    }
    onRemove(item);
  };
  return (
    <Stack
      component="li"
      ref={row}
      sx={{ gap: 1, py: 2, alignItems: 'flex-start', borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 600, hyphens: 'auto' }}>{item.title}</Typography>
      {item.text ? <Typography sx={{ hyphens: 'auto' }}>{item.text}</Typography> : null}
      {failure ? (
        <Alert severity="error" role="alert">
          {failure.fields ? refusalText(failure) : failureText(failure)}
        </Alert>
      ) : null}
      <BusyButton
        variant="outlined"
        busy={isPending}
        aria-label={t('items.addName', { name: item.title })}
        onClick={() => void add()}
      >
        {t('items.add')}
      </BusyButton>
    </Stack>
  );
}
