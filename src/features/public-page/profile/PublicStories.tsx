import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { answerOf, promptKey } from '@/domain/storyGroups';
import type { PublicProfileData } from '@/domain/publicProfile';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { PublicHeading, PublicSection } from '@/ui/publicPage/PublicPage';

export function PublicStories({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation('publicProfile');
  const { connections, stories } = data;
  return (
    <>
      <PublicSection name="stories" isEmpty={stories.length === 0}>
        <Stack sx={{ gap: 3 }}>
          {stories.map(({ type, entries }) => (
            <Answers
              key={type}
              prompt={t(promptKey('story', type))}
              answers={entries.map((story) => ({
                ...story,
                ...answerOf(story.story_question, story.text),
                images: story.image_gallery,
              }))}
            />
          ))}
        </Stack>
      </PublicSection>
      {connections.length > 0 ? (
        <PublicSection name="connections" isEmpty={false}>
          <Stack sx={{ gap: 3 }}>
            {connections.map(({ type, entries }) => (
              <Answers
                key={type}
                prompt={t(promptKey('connection', type))}
                answers={entries.map(({ question, text, image, ...entry }) => ({
                  ...entry,
                  ...answerOf(question, text),
                  images: [image],
                }))}
              />
            ))}
          </Stack>
        </PublicSection>
      ) : null}
    </>
  );
}

interface Answer {
  id: string;
  question: string;
  answer: string;
  main: boolean;
  images: readonly (Image | null)[];
}

function Answers({ prompt, answers }: { prompt: string; answers: readonly Answer[] }) {
  return (
    <div>
      <PublicHeading depth={2} variant="h3" sx={{ mb: 0.5, breakAfter: 'avoid' }}>
        {prompt}
      </PublicHeading>
      <Stack sx={{ gap: 1.5 }}>
        {answers.map(({ id, question, answer, main, images }) => (
          <Box key={id} sx={{ breakInside: 'avoid' }}>
            {question ? (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {question}
              </Typography>
            ) : null}
            <Typography
              sx={{
                whiteSpace: 'pre-line',
                ...(main ? { fontSize: 'h3.fontSize', lineHeight: 26 / 17 } : {}),
              }}
            >
              {answer}
            </Typography>
            <Box sx={{ mt: 1 }}>
              <PublicPictures images={images} />
            </Box>
          </Box>
        ))}
      </Stack>
    </div>
  );
}
