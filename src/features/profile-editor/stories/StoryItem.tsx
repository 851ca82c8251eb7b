import StarIcon from '@mui/icons-material/StarOutlined';
import { Box, Chip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { truncate } from '@/domain/plainText';
import { answerOf } from '@/domain/storyGroups';
import { connectionImage, storyImages } from '@/entities/profile/profileImages';
import type { StoryEntry, StoryList } from '@/entities/profile/storyLists';
import { ImageField } from '@/ui/images/ImageField';

export const nameOfText = (text: string) => truncate(text, 60);

interface StoryItemProps {
  stories: StoryList;
  profile: CompetenceProfile;
  text: string;
  /** Undefined for a new one that is not saved yet, and can hold no images. */
  saved: StoryEntry | undefined;
  images: { isOpen: boolean; onClose: () => void };
}

export function StoryItem({ stories, profile, text, saved, images }: StoryItemProps) {
  const { t } = useTranslation('profileParts');
  const { question, answer } = answerOf(text, saved?.answer ?? '');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        {saved?.main ? (
          <Chip variant="soft" color="primary" icon={<StarIcon />} label={t(`${stories.name}.main`)} sx={beforeText} />
        ) : null}
        {question ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {question}
          </Typography>
        ) : null}
        <Typography variant="body2" sx={{ hyphens: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {answer}
        </Typography>
      </Box>
      {saved ? <StoryImages stories={stories} profile={profile} entry={saved} images={images} /> : null}
    </Box>
  );
}

/** As high as a line of the text, which flows around it; on a phone, where the text is narrow, on its own line. */
const beforeText = {
  float: { xs: 'none', sm: 'left' },
  marginInlineEnd: 1,
  minHeight: 22,
  '& .MuiChip-label': { py: 0 },
} as const;

type StoryImagesProps = Omit<StoryItemProps, 'text' | 'saved'> & { entry: StoryEntry };

/** A connection has one image, a story several; each change is saved at once. */
function StoryImages({ stories, profile, entry, images }: StoryImagesProps) {
  const { t } = useTranslation('profileParts');
  const profileId = profile.id;
  const isStory = stories.name === 'stories';
  return (
    <ImageField
      label={t(`${stories.name}.images`, { text: nameOfText(entry.text) })}
      isLabelHidden
      images={entry.images}
      multiple={isStory}
      target={
        isStory ? storyImages({ profileId, storyId: entry.id }) : connectionImage({ profileId, connectionId: entry.id })
      }
      isPublic={profile.public}
      dialog={images}
    />
  );
}
