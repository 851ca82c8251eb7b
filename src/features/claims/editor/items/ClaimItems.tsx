import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useAppDispatch } from '@/store/hooks';
import { ItemSection } from '@/ui/editor/ItemSection';
import { PublishToPreview } from '@/ui/editor/PreviewValues';
import { itemCalls } from '@/ui/editor/savedList';
import { listOfClaim, type ClaimItemList } from './claimItems';

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
      calls={itemCalls(dispatch, listOfClaim(list, id))}
    >
      <PublishToPreview />
    </ItemSection>
  );
}
