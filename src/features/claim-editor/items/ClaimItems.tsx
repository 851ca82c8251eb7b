import { memo, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { draftKey } from '@/domain/draftKey';
import { truncate } from '@/domain/plainText';
import { useAppDispatch } from '@/store/hooks';
import { ItemSection } from '@/ui/editor/items/ItemSection';
import { PublishToPreview } from '@/ui/publicPage/PreviewValues';
import type { SavedItem } from '@/ui/editor/items/itemList';
import { itemCalls } from '@/ui/editor/items/savedList';
import { SectionAssistant } from '@/features/claim-fields/SectionAssistant';
import { listOfClaim, type ClaimItemList } from '@/features/claim-fields/claimItems';

interface ClaimItemsProps<Values extends FieldValues> {
  claimId: string;
  isPublic: boolean;
  list: ClaimItemList<Values>;
  items: readonly SavedItem<Values>[];
}

function Items<Values extends FieldValues>({ claimId, isPublic, list, items }: ClaimItemsProps<Values>) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { section, changeText = 'change', namedCharacters = 60, suggested } = list;
  return (
    <ItemSection
      options={list}
      texts={{
        title: t(`${section}.title`),
        add: t(`${section}.add`),
        change: t(changeText),
        deleted: (title) => t('deleted', { title: truncate(title, namedCharacters) }),
        ...(list.laterFields ? { incompleteText: t('faqs.linkMissing') } : {}),
      }}
      items={items}
      isPublic={isPublic}
      draft={draftKey({ type: 'claim', id: claimId, section })}
      calls={itemCalls(dispatch, listOfClaim(list, claimId))}
      renderBeside={
        suggested &&
        (({ add, remove, isFormOpen }) => (
          <SectionAssistant
            name={section}
            type={suggested.type}
            label={t(`${section}.title`)}
            list={{
              add: (item) => add(suggested.valuesOf(item)),
              remove: (item) => remove(suggested.valuesOf(item)),
              isFormOpen,
            }}
          />
        ))
      }
      renderItem={list.renderItem}
    >
      <PublishToPreview />
    </ItemSection>
  );
}

/** Not rendered again while other sections are typed in and saved (performance S6). */
export const ClaimItems = memo(Items) as <Values extends FieldValues>(props: ClaimItemsProps<Values>) => ReactNode;
