import { nanoid } from '@reduxjs/toolkit';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { z } from '@/api/schema/zod';
import { useAppDispatch } from '@/store/hooks';
import { StagedForm } from '@/ui/editor/StagedForm';
import { syncKeywords } from '../syncKeywords';
import { KeywordList } from './KeywordList';
import { PublishToPreview } from './PreviewValues';

/** `id` names the row in the list, `savedId` the keyword on the server; a new one has none yet. */
const Row = z.object({ id: z.string(), savedId: z.string().nullable(), title: z.string() });
type Row = z.output<typeof Row>;
const Rows = z.object({ keywords: z.array(Row) });

/** Keywords of a public claim: what is changed here goes online with "Update". */
export function StagedKeywords({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  return (
    <StagedForm
      schema={Rows}
      defaultValues={{ keywords: claim.keywords.map(({ id, title }) => ({ id, savedId: id, title })) }}
      draft={`claim-${claim.id}-keywords`}
      label={t('keywords.title')}
      onSave={({ keywords }) =>
        dispatch(
          syncKeywords(
            claim.id,
            keywords.map(({ savedId, title }) => ({ id: savedId, title })),
          ),
        )
      }
    >
      <PublishToPreview />
      <KeywordRows claimId={claim.id} />
    </StagedForm>
  );
}

const done = Promise.resolve(null);

function KeywordRows({ claimId }: { claimId: string }) {
  const { field } = useController({ name: 'keywords' });
  const rows = field.value as readonly Row[];
  const change = (next: readonly Row[]) => {
    field.onChange(next);
    return done;
  };
  return (
    <KeywordList
      claimId={claimId}
      keywords={rows}
      onAdd={(title) => change([...rows, { id: `new-${nanoid()}`, savedId: null, title }])}
      onRename={({ id }, title) => change(rows.map((row) => (row.id === id ? { ...row, title } : row)))}
      onDelete={({ id }) => void change(rows.filter((row) => row.id !== id))}
      onReorder={(positions) =>
        change(positions.flatMap((position) => rows.find(({ id }) => id === position.id) ?? []))
      }
    />
  );
}
