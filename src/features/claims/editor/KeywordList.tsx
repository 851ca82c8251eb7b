import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { requestedKeywords } from '@/domain/publishing';
import { SortableList } from '@/ui/list/SortableList';
import type { SendOrder } from '@/ui/list/useOptimisticOrder';
import { KeywordForm } from './KeywordForm';

interface Keyword {
  id: string;
  title: string;
}

interface KeywordListProps {
  claimId: string;
  keywords: readonly Keyword[];
  onAdd: (title: string) => Promise<ApiFailure | null>;
  onRename: (keyword: Keyword, title: string) => Promise<ApiFailure | null>;
  onDelete: (keyword: Keyword) => void;
  onReorder: SendOrder;
}

/** Keywords in order: add at the end, rename in place, move, delete. How that is sent is the caller's matter. */
export function KeywordList({ claimId, keywords, onAdd, onRename, onDelete, onReorder }: KeywordListProps) {
  const { t } = useTranslation(['claims', 'editing']);
  const [renamed, setRenamed] = useState<string | null>(null);
  const missing = requestedKeywords - keywords.length;
  return (
    <Stack sx={{ gap: 2 }}>
      {keywords.length > 0 ? (
        <SortableList
          items={keywords}
          label={t('keywords.title')}
          nameOf={({ title }) => title}
          onReorder={onReorder}
          actionsOf={(keyword) => [
            { key: 'rename', label: t('keywords.rename'), onClick: () => setRenamed(keyword.id) },
            { key: 'delete', label: t('action.delete', { ns: 'common' }), onClick: () => onDelete(keyword) },
          ]}
        >
          {(keyword) =>
            renamed === keyword.id ? (
              <KeywordForm
                fieldName="keyword"
                label={t('keywords.renameLabel', { name: keyword.title })}
                submitLabel={t('action.save', { ns: 'common' })}
                title={keyword.title}
                others={keywords.filter(({ id }) => id !== keyword.id)}
                onSubmit={(title) => onRename(keyword, title)}
                onClose={() => setRenamed(null)}
              />
            ) : (
              <Typography sx={{ hyphens: 'auto' }}>{keyword.title}</Typography>
            )
          }
        </SortableList>
      ) : null}
      <KeywordForm
        fieldName="new_keyword"
        label={t('keywords.add')}
        submitLabel={t('editing:chips.add')}
        title=""
        others={keywords}
        help={missing > 0 ? t('keywords.missing', { count: missing }) : t('keywords.enough')}
        draft={`claim-${claimId}-newKeyword`}
        onSubmit={onAdd}
      />
    </Stack>
  );
}
