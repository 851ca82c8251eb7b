import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { SuggestedItem } from '@/domain/suggestedText';
import { readDraft } from '@/platform/drafts';
import { resultOf } from '@/store/callResult';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { useFailureText } from '@/ui/text/useFailureText';
import { EditItem } from './EditItem';
import { ProposedText } from './ProposedText';

interface ItemProposalsProps {
  draft: string;
  items: readonly SuggestedItem[];
  /** False for a title alone. */
  hasText: boolean;
  onTake: (item: SuggestedItem) => Promise<ApiFailure | null>;
  /** Also of an accepted one. */
  onRemove: (item: SuggestedItem) => void;
}

function useFocusNextItem(items: readonly SuggestedItem[]) {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (removedIndex.current === null) return;
    const next = list.current?.children[Math.min(removedIndex.current, items.length - 1)];
    removedIndex.current = null;
    next?.querySelector('button')?.focus();
  }, [items]);
  const willRemove = (item: SuggestedItem) => {
    removedIndex.current = items.indexOf(item);
  };
  return { list, willRemove };
}

export function ItemProposals({ draft, items, hasText, onTake, onRemove }: ItemProposalsProps) {
  const { t } = useTranslation('assistant');
  const userId = useAppSelector(selectUser)?.id ?? null;
  // `kept`: an edited item of an earlier session, whose proposal is gone.
  const [edited, setEdited] = useState<SuggestedItem | 'kept' | null>(() =>
    readDraft(userId, draft) === null ? null : 'kept',
  );
  const [refused, setRefused] = useState<ApiFailure>();
  const edit = (item: SuggestedItem | null, failure?: ApiFailure) => {
    setEdited(item);
    setRefused(failure);
  };
  const { list, willRemove } = useFocusNextItem(items);
  const remove = (item: SuggestedItem) => {
    willRemove(item);
    onRemove(item);
  };
  const isEdited = (item: SuggestedItem) =>
    edited !== null && edited !== 'kept' && edited.title === item.title && edited.text === item.text;
  const editForm = (item: SuggestedItem) => (
    <EditItem
      draft={draft}
      item={item}
      hasText={hasText}
      refused={refused}
      onSubmit={async (changed) => {
        const failure = await onTake(changed);
        if (failure) return failure;
        edit(null);
        if (edited !== 'kept') remove(item);
        return null;
      }}
      onBack={() => edit(null)}
    />
  );
  return (
    <>
      {edited === 'kept' ? editForm({ title: '', text: '' }) : null}
      <Stack component="ul" ref={list} aria-label={t('items.label')} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <li key={`${item.title}\n${item.text}`}>
            {isEdited(item) ? (
              editForm(item)
            ) : (
              <ItemProposal
                item={item}
                onTake={async () => {
                  const failure = await onTake(item);
                  // The form shows the server's texts at the fields.
                  if (failure?.fields) edit(item, failure);
                  return failure;
                }}
                onEdit={() => edit(item)}
                onRemove={() => remove(item)}
              />
            )}
          </li>
        ))}
      </Stack>
    </>
  );
}

interface ItemProposalProps {
  item: SuggestedItem;
  onTake: () => Promise<ApiFailure | null>;
  onEdit: () => void;
  onRemove: () => void;
}

function ItemProposal({ item, onTake, onEdit, onRemove }: ItemProposalProps) {
  const { t } = useTranslation('assistant');
  const failureText = useFailureText();
  const { run, isPending, failure } = useMutation(() => async () => resultOf(await onTake()));
  const name = item.title;
  return (
    <ProposedText>
      <Stack sx={{ gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{item.title}</Typography>
        {item.text ? <Typography>{item.text}</Typography> : null}
        {failure ? (
          <Alert severity="error" role="alert">
            {failureText(failure)}
          </Alert>
        ) : null}
        <Stack
          direction="row"
          sx={({ mixins }) => ({
            columnGap: 2,
            rowGap: 1,
            flexWrap: 'wrap',
            '& > .MuiButton-text': mixins.textButtonAtEdge,
          })}
        >
          <BusyButton
            variant="outlined"
            busy={isPending}
            aria-label={t('items.addName', { name })}
            onClick={() => void run().then((result) => (result && 'data' in result ? onRemove() : undefined))}
          >
            {t('items.add')}
          </BusyButton>
          <Button aria-label={t('items.editName', { name })} onClick={onEdit}>
            {t('proposal.edit')}
          </Button>
          <Button aria-label={t('items.discardName', { name })} onClick={onRemove}>
            {t('proposal.discard')}
          </Button>
        </Stack>
      </Stack>
    </ProposedText>
  );
}
