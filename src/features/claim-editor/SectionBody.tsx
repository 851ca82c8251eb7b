import type { FieldValues } from 'react-hook-form';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { keywordList, type ClaimItemList } from '@/features/claim-fields';
import { CategoriesSection } from './CategoriesSection';
import { OpinionSection } from './OpinionSection';
import { ProfileSection } from './ProfileSection';
import { QuoteSection } from './QuoteSection';
import { SourceVideoSection } from './SourceVideoSection';
import { SubjectSection } from './SubjectSection';
import { ClaimItems } from './items/ClaimItems';
import { essentialList, factList, faqList, longAnswerList, tipList } from './items/itemLists';
import type { ClaimSection } from './sectionTable';

interface SectionBodyProps {
  section: Exclude<ClaimSection, 'shortAnswer'>;
  claim: Claim;
}

/** What a section holds, once it is opened; one file of the build for all of them. */
export function SectionBody({ section, claim }: SectionBodyProps) {
  const listed = <Values extends FieldValues>(list: ClaimItemList<Values>) => (
    <ClaimItems claimId={claim.id} isPublic={isClaimPublic(claim)} list={list} items={list.itemsOf(claim)} />
  );
  switch (section) {
    case 'subject':
      return <SubjectSection claim={claim} />;
    case 'keywords':
      return listed(keywordList);
    case 'categories':
      return <CategoriesSection claim={claim} />;
    case 'longAnswers':
      return listed(longAnswerList);
    case 'facts':
      return listed(factList);
    case 'faqs':
      return listed(faqList);
    case 'tips':
      return listed(tipList);
    case 'essentials':
      return listed(essentialList);
    case 'quote':
      return <QuoteSection claim={claim} />;
    case 'opinion':
      return <OpinionSection claim={claim} />;
    case 'sourceVideo':
      return <SourceVideoSection claim={claim} />;
    case 'profile':
      return <ProfileSection claim={claim} />;
  }
}
