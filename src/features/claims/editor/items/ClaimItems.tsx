import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/thunkResult';
import { ItemSection } from '@/ui/editor/ItemSection';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import type { ClaimItemList } from './claimItems';
import { addItem, changeItem, syncItems } from './syncItems';

/** One of the claim's lists, by its row of the table. */
export function ClaimItems<Values extends FieldValues>({ claim, list }: { claim: Claim; list: ClaimItemList<Values> }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { id, status } = claim;
  return (
    <ItemSection
      options={list}
      texts={{
        title: t(`${list.name}.title`),
        add: t(`${list.name}.add`),
        change: t(`${list.name}.change`),
        deleted: (title) => t(`${list.name}.deleted`, { title }),
      }}
      items={list.itemsOf(claim)}
      isPublic={isClaimPublic({ status })}
      draft={`claim-${id}-${list.name}`}
      calls={{
        add: (values) => dispatch(addItem(id, list, values)),
        update: (itemId, values, order) => dispatch(changeItem(id, list, itemId, values, order)),
        remove: (itemId) => dispatch(failureOf(list.remove(id, itemId))),
        reorder: (positions) => dispatch(failureOf(list.reorder(id, positions))),
        sync: (wanted) => dispatch(syncItems(id, list, wanted)),
      }}
    >
      <PublishToPreview />
    </ItemSection>
  );
}
