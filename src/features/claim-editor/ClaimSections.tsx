import { Box, Card, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { targetOfDraft } from '@/domain/recentWork';
import { draftNames } from '@/platform/drafts';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { FoldedSection } from './FoldedSection';
import { SectionBody } from './SectionBody';
import { SectionHead } from './SectionHead';
import { ShortAnswerSection } from './ShortAnswerSection';
import { sectionsOf, sectionSummary, type ClaimSection } from './sectionTable';

interface ClaimSectionsProps {
  claim: Claim;
  isOpen: (section: ClaimSection) => boolean;
  onToggle: (section: ClaimSection, open: boolean) => void;
}

/** The texts of a claim on one sheet, and below it everything else as a list (ux 4.3). */
export function ClaimSections({ claim, isOpen, onToggle }: ClaimSectionsProps) {
  const { t } = useTranslation('claims');
  const id = useId();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const [drafted] = useState(() => sectionsWithDrafts(userId, claim.id));
  const { sheet, list } = sectionsOf(claim);
  const show = (section: ClaimSection) => (
    <Section
      key={section}
      section={section}
      claim={claim}
      open={isOpen(section)}
      hasDraft={drafted.has(section)}
      onToggle={(open) => onToggle(section, open)}
    />
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <Card sx={{ py: 1, ...withoutBoxes }}>{sheet.map(show)}</Card>
      <Card component="section" aria-labelledby={id}>
        <Typography variant="h2" id={id} sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 1 }}>
          {t('editor.more')}
        </Typography>
        <Box sx={{ '& > *': { borderTop: 1, borderColor: 'divider' } }}>{list.map(show)}</Box>
      </Card>
    </Stack>
  );
}

/** Long answers look like the rest of the sheet. */
const withoutBoxes = { '& [data-rows] > li': { borderColor: 'transparent', mx: '-12px' } } as const;

interface SectionProps {
  section: ClaimSection;
  claim: Claim;
  open: boolean;
  hasDraft: boolean;
  onToggle: (open: boolean) => void;
}

/** Its content is rendered once it has been opened, or if it has a draft to offer. */
function Section({ section, claim, open, hasDraft, onToggle }: SectionProps) {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  const [hasBody, setHasBody] = useState(open || hasDraft);
  if (open && !hasBody) setHasBody(true);
  const { texts, words, count, state } = sectionSummary(section, claim);
  const body =
    section === 'shortAnswer' ? <ShortAnswerSection claim={claim} /> : <SectionBody section={section} claim={claim} />;
  return (
    <FoldedSection
      id={section}
      heading={texts ? 'h2' : 'h3'}
      head={
        <SectionHead
          title={t(`${section}.title`)}
          intro={t(`${section}.intro`)}
          texts={texts}
          words={section === 'profile' ? nameOf(claim.competence_profile) : words}
          count={count > 0 ? t(`${countTexts(section)}.summary`, { count }) : ''}
          state={state}
          open={open}
        />
      }
      open={open}
      onToggle={onToggle}
    >
      {hasBody ? body : null}
    </FoldedSection>
  );
}

/** Key of the text for the count; the other lists count "entries". */
function countTexts(section: ClaimSection) {
  return section === 'keywords' || section === 'categories' ? section : 'items';
}

function sectionsWithDrafts(userId: string | null, claimId: string): ReadonlySet<string | undefined> {
  const targets = draftNames(userId).map(targetOfDraft);
  return new Set(
    targets.flatMap((target) => (target?.type === 'claim' && target.id === claimId ? target.section : [])),
  );
}
