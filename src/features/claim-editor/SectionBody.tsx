import type { ComponentType } from 'react';
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

type LaterSection = Exclude<ClaimSection, 'shortAnswer'>;
type Section = ComponentType<{ claim: Claim }>;

const listSection = <Values extends FieldValues>(list: ClaimItemList<Values>): Section =>
  function ListSection({ claim }) {
    return <ClaimItems claimId={claim.id} isPublic={isClaimPublic(claim)} list={list} items={list.itemsOf(claim)} />;
  };

const sections: Record<LaterSection, Section> = {
  subject: SubjectSection,
  keywords: listSection(keywordList),
  categories: CategoriesSection,
  longAnswers: listSection(longAnswerList),
  facts: listSection(factList),
  faqs: listSection(faqList),
  tips: listSection(tipList),
  essentials: listSection(essentialList),
  quote: QuoteSection,
  opinion: OpinionSection,
  sourceVideo: SourceVideoSection,
  profile: ProfileSection,
};

export function SectionBody({ section, claim }: { section: LaterSection; claim: Claim }) {
  const Section = sections[section];
  return <Section claim={claim} />;
}
