import { Accordion, AccordionDetails, AccordionSummary, Box, Card, Stack, Typography } from '@mui/material';
import { memo, type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claim, ShortAnswerInput } from '@/api/endpoints/claims';
import { targetOfDraft } from '@/domain/recentWork';
import { draftNames } from '@/platform/drafts';
import { useAppSelector, useLatest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { SectionBody } from './SectionBody';
import { SectionHead } from './SectionHead';
import { type ClaimSection, sectionsOf, sectionSummary } from './sectionTable';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { ShowFormContext } from '@/ui/form/DraftKeeper';
import { z } from '@/api/schema/zod';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { VideoAddress } from '@/domain/video';
import { shortAnswerImages } from '@/entities/claim/claimImages';
import { saveShortAnswer } from '@/entities/claim/claimsSlice';
import { ImageField } from '@/ui/images/ImageField';
import { SectionAssistant } from '@/features/claim-fields/SectionAssistant';
import { ShortAnswerFields } from '@/features/claim-fields/ShortAnswerFields';
import { ClaimForm } from './ClaimForm';
import { PageFields } from './PageFields';
import { VideoField } from './VideoField';

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
      onToggle={onToggle}
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
  onToggle: ClaimSectionsProps['onToggle'];
}

/** Its content is rendered once it has been opened, or if it has a draft to offer. */
const Section = memo(function Section({ section, claim, open, hasDraft, onToggle }: SectionProps) {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  const [hasBody, setHasBody] = useState(open || hasDraft);
  if (open && !hasBody) setHasBody(true);
  const { texts, words, count, state } = sectionSummary(section, claim);
  const body =
    section === 'shortAnswer' ? <ShortAnswerSection claim={claim} /> : <SectionBody section={section} claim={claim} />;
  return (
    <CollapsedSection
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
      onToggle={(next) => onToggle(section, next)}
    >
      {hasBody ? body : null}
    </CollapsedSection>
  );
});

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

interface CollapsedSectionProps {
  /** Id of the section in the page; links and checklists lead to it. */
  id: string;
  heading: 'h2' | 'h3';
  head: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

const section = {
  bgcolor: 'transparent',
  scrollMarginTop: '8px',
  '&::before': { display: 'none' },
} as const;

const summary = {
  px: { xs: 2, sm: 3 },
  minHeight: 44,
  // Within the card, which has other sections above and below.
  '&.Mui-focusVisible': { bgcolor: 'action.hover', outlineOffset: -2, borderRadius: 1.5 },
  '&:hover': { bgcolor: 'action.hover' },
  '& .MuiAccordionSummary-expandIconWrapper': { alignSelf: 'flex-start', mt: 1.25 },
  '& .MuiAccordionSummary-content': { my: 1.25, marginInlineEnd: 1, minWidth: 0 },
} as const;

/** Stays mounted while closed, so that no text is lost; opens where a form inside offers a draft (quality T33). */
function CollapsedSection({ id, heading, head, open, onToggle, children }: CollapsedSectionProps) {
  const latestToggleRef = useLatest(onToggle);
  const show = useCallback(() => latestToggleRef.current(true), [latestToggleRef]);
  return (
    <Accordion
      id={id}
      expanded={open}
      onChange={(_, next) => onToggle(next)}
      disableGutters
      square
      slotProps={{ heading: { component: heading } }}
      sx={section}
    >
      <AccordionSummary id={`${id}-head`} aria-controls={`${id}-body`} expandIcon={<ExpandIcon />} sx={summary}>
        {head}
      </AccordionSummary>
      {/* The region around it has the id that the summary names. */}
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <ShowFormContext value={show}>{children}</ShowFormContext>
      </AccordionDetails>
    </Accordion>
  );
}

const ShortAnswerValues = z.extend(ShortAnswerInput, { short_answer_video: VideoAddress });

function ShortAnswerSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <ClaimForm
      claim={claim}
      section="shortAnswer"
      label={t('shortAnswer.title')}
      schema={ShortAnswerValues}
      valuesOf={({ short_answer_headline, short_answer_text, short_answer_video }) => ({
        short_answer_headline,
        short_answer_text,
        short_answer_video,
      })}
      save={saveShortAnswer}
    >
      <SectionAssistant
        name="shortAnswer"
        type="short_answer"
        label={t('shortAnswer.title')}
        text={{ name: 'short_answer_text' }}
        headline={{ name: 'short_answer_headline' }}
      />
      <PageFields type="short">
        <ShortAnswerFields placeholder={t('editor.write')} />
      </PageFields>
      {/* Each change of the images is saved at once. */}
      <ImageField
        label={t('shortAnswer.images')}
        images={claim.short_answer_images}
        multiple
        target={shortAnswerImages({ claimId: claim.id })}
        isPublic={isClaimPublic(claim)}
      />
      <VideoField
        name="short_answer_video"
        label={t('shortAnswer.video')}
        help={t('shortAnswer.videoHelp')}
        videoTitle={claim.question || t('shortAnswer.video')}
      />
    </ClaimForm>
  );
}
