import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Claim, OpinionInput, PainPointInput, QuoteInput, TopicInput } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { CategoriesField } from '@/features/claim-fields/CategoriesField';
import { type ClaimItemList, keywordList } from '@/features/claim-fields/claimItems';
import { SectionAssistant } from '@/features/claim-fields/SectionAssistant';
import { ProfileSection } from './ProfileSection';
import { ClaimItems } from './items/ClaimItems';
import { essentialList, factList, faqList, longAnswerList, tipList } from './items/itemLists';
import type { ClaimSection } from './sectionTable';
import { useTranslation } from 'react-i18next';
import { ClaimCategories, recommendedLength } from '@/domain/claimLimits';
import { Field } from '@/ui/form/Field';
import { ClaimForm } from './ClaimForm';
import { z } from '@/api/schema/zod';
import { stillOffered } from '@/domain/relatedCategories';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { saveOpinion, saveQuote, setCategories, updatePainPoint, updateTopic } from '@/entities/claim/claimsSlice';
import { Box, Stack, Typography } from '@mui/material';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PageFields } from './PageFields';

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

function QuoteSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <ClaimForm
      claim={claim}
      section="quote"
      label={t('quote.title')}
      schema={QuoteInput}
      valuesOf={({ emotional_quote }) => ({ emotional_quote })}
      save={saveQuote}
    >
      <Field
        name="emotional_quote"
        label={t('quote.title')}
        help={t('quote.help')}
        rows={2}
        size="full"
        recommended={recommendedLength.quote}
      />
    </ClaimForm>
  );
}

const CategoriesValues = z.object({ categories: ClaimCategories });

function CategoriesSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const offered = useAppSelector(selectCategories);
  return (
    <ClaimForm
      // A change of the linked profile empties the categories on the server, so what is typed here is dropped with it.
      key={claim.competence_profile_id}
      claim={claim}
      section="categories"
      label={t('categories.title')}
      schema={CategoriesValues}
      valuesOf={({ categories }) => ({ categories: categories.map(({ id }) => id) })}
      save={({ params, body }) =>
        setCategories({ params, body: { categories: stillOffered(body.categories, offered) } })
      }
    >
      <CategoriesField known={claim.categories} />
    </ClaimForm>
  );
}

/** Source and video of the whole claim, read only: no call changes them (D-39). */
function SourceVideoSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const links = [
    { key: 'source', address: claim.source_link },
    { key: 'video', address: claim.video_link },
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, mb: 2, '& dd': { m: 0, mb: 1 } }}>
        {links.map(({ key, address }) =>
          address ? (
            <div key={key}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`sourceVideo.${key}`)}
              </Typography>
              <dd>
                <SafeLink href={address}>{address}</SafeLink>
              </dd>
            </div>
          ) : null,
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sourceVideo.fixed')}
      </Typography>
    </>
  );
}

/** Topic and pain point; each has its own call, and so its own save state (CLA-11). */
function SubjectSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <Stack sx={{ gap: 2.5 }}>
      <ClaimForm
        claim={claim}
        section="topic"
        label={t('subject.topic')}
        schema={TopicInput}
        valuesOf={({ topic }) => ({ topic })}
        save={updateTopic}
      >
        <Field name="topic" label={t('subject.topic')} help={t('subject.topicHelp')} />
      </ClaimForm>
      <ClaimForm
        claim={claim}
        section="painPoint"
        label={t('subject.painPoint')}
        schema={PainPointInput}
        valuesOf={({ pain_point }) => ({ pain_point })}
        save={updatePainPoint}
      >
        <Field
          name="pain_point"
          label={t('subject.painPoint')}
          help={t('subject.painPointHelp')}
          rows={3}
          recommended={recommendedLength.painPoint}
        />
      </ClaimForm>
    </Stack>
  );
}

function OpinionSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <ClaimForm
      claim={claim}
      section="opinion"
      label={t('opinion.title')}
      schema={OpinionInput}
      valuesOf={({ opinion_headline, opinion_text }) => ({ opinion_headline, opinion_text })}
      save={saveOpinion}
    >
      <SectionAssistant
        name="opinion"
        type="opinion"
        label={t('opinion.title')}
        text={{ name: 'opinion_text' }}
        headline={{ name: 'opinion_headline' }}
      />
      <PageFields type="long">
        <Field
          name="opinion_headline"
          label={t('opinion.headline')}
          help={t('opinion.headlineHelp')}
          placeholder={t('editor.write')}
          rows={1}
          submitsOnEnter
        />
        <Field
          name="opinion_text"
          label={t('text')}
          help={t('opinion.textHelp')}
          placeholder={t('editor.write')}
          rows={2}
          recommended={recommendedLength.opinion}
        />
      </PageFields>
    </ClaimForm>
  );
}
