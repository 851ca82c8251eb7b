import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimChecks, type ClaimRule } from '@/domain/publishing';
import { AccordionSection } from '@/ui/editor/AccordionSection';
import { CategoriesSection } from './CategoriesSection';
import { ClaimItems } from './items/ClaimItems';
import { keywordList } from './items/claimItems';
import { ProfileSection } from './ProfileSection';
import { ShortAnswerSection } from './ShortAnswerSection';
import { SubjectSection } from './SubjectSection';

/** Sections of the claim editor in reading order; also the ids of their elements. */
export const claimSections = ['keywords', 'categories', 'subject', 'shortAnswer', 'profile'] as const;
export type ClaimSection = (typeof claimSections)[number];

export function isClaimSection(value: string | null): value is ClaimSection {
  return claimSections.some((section) => section === value);
}

interface ClaimSectionsProps {
  claim: Claim;
  isOpen: (section: ClaimSection) => boolean;
  onToggle: (section: ClaimSection, open: boolean) => void;
}

const rules: Record<Exclude<ClaimSection, 'subject'>, ClaimRule> = {
  keywords: 'keywords',
  categories: 'categories',
  shortAnswer: 'shortAnswer',
  profile: 'publicProfile',
};

/** The parts of a claim as cards in reading order. */
export function ClaimSections({ claim, isOpen, onToggle }: ClaimSectionsProps) {
  const { t } = useTranslation('claims');
  const checks = claimChecks(claim);
  const isDone = (section: ClaimSection) =>
    section === 'subject'
      ? claim.topic !== '' && claim.pain_point !== ''
      : checks.some(({ rule, done }) => done && rule === rules[section]);
  const summaries: Partial<Record<ClaimSection, string>> = {
    keywords: t('keywords.summary', { count: claim.keywords.length }),
    categories: t('categories.summary', { count: claim.categories.length }),
  };
  const bodies: Record<ClaimSection, ReactNode> = {
    keywords: <ClaimItems claim={claim} list={keywordList} />,
    categories: <CategoriesSection claim={claim} />,
    subject: <SubjectSection claim={claim} />,
    shortAnswer: <ShortAnswerSection claim={claim} />,
    profile: <ProfileSection claim={claim} />,
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {claimSections.map((section) => (
        <AccordionSection
          key={section}
          id={section}
          title={t(`${section}.title`)}
          description={t(`${section}.intro`)}
          {...(summaries[section] ? { summary: summaries[section] } : {})}
          done={isDone(section)}
          open={isOpen(section)}
          onToggle={(open) => onToggle(section, open)}
        >
          {bodies[section]}
        </AccordionSection>
      ))}
    </Stack>
  );
}
