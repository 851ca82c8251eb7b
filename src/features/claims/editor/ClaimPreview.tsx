import VideoIcon from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { readVideo } from '@/domain/video';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/store/categoriesSlice';
import { useOwnProfileName } from '@/ui/text/useOwnProfileName';
import { PreviewGhost } from '@/ui/editor/PreviewGhost';
import { usePreviewValues } from '@/ui/editor/PreviewValues';

/**
 * The claim's public page as it will look, from what stands in the fields right now. Plain text only; what is still
 * empty shows as a ghost in its place.
 */
export function ClaimPreview({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const nameOf = useOwnProfileName();
  const typed = useDeferredValue(usePreviewValues());
  const known = useAppSelector(selectCategories);
  const page = { ...claim, ...(typed as Partial<Claim>) };
  const categories = namesOf(typed['categories'], claim, known);
  const keywords = page.keywords.map(({ title }) => title);
  const expert = nameOf(claim.competence_profile);
  return (
    <Stack sx={{ gap: 2 }}>
      <PreviewPart name="subject">
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[...categories, page.topic].filter(Boolean).join(' · ') || t('preview.noTopic')}
        </Typography>
        <Typography variant="h1" component="p" sx={{ hyphens: 'auto' }}>
          {claim.question || t('list.noQuestion')}
        </Typography>
        {page.pain_point ? (
          <Typography sx={{ mt: 1 }}>{page.pain_point}</Typography>
        ) : (
          <PreviewGhost text={t('preview.noPainPoint')} />
        )}
      </PreviewPart>
      <PreviewPart name="shortAnswer">
        {page.short_answer_headline ? (
          <Typography variant="h2" component="p" sx={{ hyphens: 'auto' }}>
            {page.short_answer_headline}
          </Typography>
        ) : (
          <PreviewGhost text={t('preview.noHeadline')} />
        )}
        {page.short_answer_text ? (
          <Typography sx={{ whiteSpace: 'pre-line', mt: 1 }}>{page.short_answer_text}</Typography>
        ) : (
          <PreviewGhost text={t('preview.noAnswer')} />
        )}
        {readVideo(page.short_answer_video) ? (
          <Stack
            direction="row"
            sx={{
              alignItems: 'center',
              justifyContent: 'center',
              gap: 1,
              mt: 2,
              py: 5,
              borderRadius: 1,
              bgcolor: 'action.hover',
            }}
          >
            <VideoIcon aria-hidden />
            <Typography variant="body2">{t('preview.video')}</Typography>
          </Stack>
        ) : null}
      </PreviewPart>
      <PreviewPart name="keywords">
        {keywords.length > 0 ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {keywords.map((title) => (
              <Chip key={title} label={title} size="small" variant="outlined" />
            ))}
          </Stack>
        ) : (
          <PreviewGhost text={t('preview.noKeywords')} />
        )}
      </PreviewPart>
      <PreviewPart name="profile">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {expert ? t('preview.expert', { expert }) : t('list.noProfile')}
        </Typography>
      </PreviewPart>
    </Stack>
  );
}

/** A part of the page that belongs to a section of the editor. */
function PreviewPart({ name, children }: { name: string; children: ReactNode }) {
  return <Box data-part={name}>{children}</Box>;
}

/** Names of the chosen categories; those the list does not know as the claim names them. */
function namesOf(typed: unknown, claim: Claim, known: readonly { id: string; name: string }[]): string[] {
  const ids = Array.isArray(typed) ? (typed as string[]) : claim.categories.map(({ id }) => id);
  return ids.flatMap((id) => [...known, ...claim.categories].find((category) => category.id === id)?.name ?? []);
}
