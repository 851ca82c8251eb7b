import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { truncate } from '@/domain/plainText';
import { targetOfDraft } from '@/domain/recentWork';
import { draftNames } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { AccordionSection } from './AccordionSection';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { ShortAnswerSection } from './ShortAnswerSection';
import { sectionsOf, sectionSummary, type ClaimSection } from './sectionTable';

/** Loaded when another section than the first is opened (performance S2). */
const SectionBody = lazyComponent(() => import('./SectionBody'), 'SectionBody');

/** Of its content, while a section is closed. */
const shownCharacters = 90;

interface ClaimSectionsProps {
  claim: Claim;
  isOpen: (section: ClaimSection) => boolean;
  onToggle: (section: ClaimSection, open: boolean) => void;
}

/** The sections of a claim as cards, in reading order. */
export function ClaimSections({ claim, isOpen, onToggle }: ClaimSectionsProps) {
  const userId = useAppSelector(selectUser)?.id ?? null;
  const [drafted] = useState(() => sectionsWithDrafts(userId, claim.id));
  return (
    <Stack sx={{ gap: 2 }}>
      {sectionsOf(claim).map((section) => (
        <Section
          key={section}
          section={section}
          claim={claim}
          open={isOpen(section)}
          hasDraft={drafted.has(section)}
          onToggle={(open) => onToggle(section, open)}
        />
      ))}
    </Stack>
  );
}

interface SectionProps {
  section: ClaimSection;
  claim: Claim;
  open: boolean;
  hasDraft: boolean;
  onToggle: (open: boolean) => void;
}

/** One card. Its content is rendered once it has been opened, or if it has a draft to offer. */
function Section({ section, claim, open, hasDraft, onToggle }: SectionProps) {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  const [hasBody, setHasBody] = useState(open || hasDraft);
  if (open && !hasBody) setHasBody(true);
  const { content, count, state } = sectionSummary(section, claim);
  const words = section === 'profile' ? nameOf(claim.competence_profile) : content;
  return (
    <AccordionSection
      id={section}
      title={t(`${section}.title`)}
      description={(!open && truncate(words, shownCharacters)) || t(`${section}.intro`)}
      {...(count === undefined ? {} : { summary: t(`${countTexts(section)}.summary`, { count }) })}
      state={state}
      open={open}
      onToggle={onToggle}
    >
      {hasBody ? (
        <Suspense fallback={<ListSkeleton rows={2} height={56} />}>
          {section === 'shortAnswer' ? (
            <ShortAnswerSection claim={claim} />
          ) : (
            <SectionBody section={section} claim={claim} />
          )}
        </Suspense>
      ) : null}
    </AccordionSection>
  );
}

/** The section whose text says the count; the other lists count "entries". */
function countTexts(section: ClaimSection) {
  return section === 'keywords' || section === 'categories' ? section : 'items';
}

/** The sections that have a draft on this device. */
function sectionsWithDrafts(userId: string | null, claimId: string): ReadonlySet<string | undefined> {
  const targets = draftNames(userId).map(targetOfDraft);
  return new Set(
    targets.flatMap((target) => (target?.type === 'claim' && target.id === claimId ? target.section : [])),
  );
}
