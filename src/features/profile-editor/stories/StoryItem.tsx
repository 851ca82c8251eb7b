import StarIcon from '@mui/icons-material/StarOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { answerOf } from '@/domain/storyGroups';
import { connectionImage, storyImages } from '@/entities/profile/profileImages';
import type { StoryEntry, StoryList } from '@/entities/profile/storyLists';
import { ImageField } from '@/ui/images/ImageField';
import { nameOfText } from './groupList';

interface StoryItemProps {
  stories: StoryList;
  profile: CompetenceProfile;
  text: string;
  /** Undefined for a new one that is not saved yet, and can hold no images. */
  saved: StoryEntry | undefined;
}

/** A story or a connection as it is read: its text, its images, and whether it is the main one. */
export function StoryItem({ stories, profile, text, saved }: StoryItemProps) {
  const { t } = useTranslation('profileParts');
  const { question, answer } = answerOf(text, saved?.answer ?? '');
  return (
    <Stack sx={{ gap: 1, py: 0.75, alignItems: 'flex-start' }}>
      {saved?.main ? (
        <Chip size="small" variant="soft" color="primary" icon={<StarIcon />} label={t(`${stories.name}.main`)} />
      ) : null}
      {question ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {question}
        </Typography>
      ) : null}
      <Typography sx={{ hyphens: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{answer}</Typography>
      {saved ? <StoryImages stories={stories} profile={profile} entry={saved} /> : null}
    </Stack>
  );
}

/** The image of a connection, or those of a story; each change is saved at once. */
function StoryImages({ stories, profile, entry }: Omit<StoryItemProps, 'text' | 'saved'> & { entry: StoryEntry }) {
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
    />
  );
}
