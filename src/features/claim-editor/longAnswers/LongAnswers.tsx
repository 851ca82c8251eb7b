import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LongAnswer } from '@/api/endpoints/longAnswers';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { ItemSection } from '@/ui/editor/ItemSection';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { itemCalls } from '@/ui/editor/savedList';
import { SectionAssistant } from '@/features/claim-fields';
import { LongAnswerRow } from './LongAnswerRow';
import { longAnswerList } from './longAnswerList';

interface LongAnswersProps {
  claimId: string;
  isPublic: boolean;
  answers: readonly LongAnswer[];
}

/** The long answers of a claim; stays as it is while other sections are typed in and saved (performance S6). */
export const LongAnswers = memo(function LongAnswers({ claimId, isPublic, answers }: LongAnswersProps) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const list = useMemo(() => longAnswerList(claimId), [claimId]);
  return (
    <ItemSection
      options={list}
      texts={{
        title: t('longAnswers.title'),
        add: t('longAnswers.add'),
        change: t('change'),
        deleted: (title) => t('deleted', { title }),
      }}
      items={answers}
      isPublic={isPublic}
      draft={draftKey({ type: 'claim', id: claimId, section: 'longAnswers' })}
      calls={itemCalls(dispatch, list)}
      renderAbove={({ add, remove }) => (
        <SectionAssistant
          name="longAnswers"
          type="long_answer_subtitles"
          label={t('longAnswers.title')}
          list={{
            add: ({ title }) => add({ ...list.emptyValues, headline: title }),
            remove: ({ title }) => remove({ ...list.emptyValues, headline: title }),
          }}
        />
      )}
      renderItem={(item) => <LongAnswerRow item={item} />}
    >
      <PublishToPreview />
    </ItemSection>
  );
});
