import AddIcon from '@mui/icons-material/AddOutlined';
import { Chip, Stack } from '@mui/material';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { groupsOf, type PromptGroup as Group } from '@/domain/storyGroups';
import { draftNames } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { connectionList, storyList, type StoryList } from '@/entities/profile/storyLists';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing/profile/useScrollToCheck';
import { groupName, itemsOfGroup, StoryGroup, useStoryGroupName } from './StoryGroup';

export const StorySections = memo(function StorySections({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  return [connectionList, storyList].map((stories) => {
    const count = stories.entriesOf(profile).length;
    return (
      <SectionCard
        key={stories.name}
        id={sectionIds[stories.name]}
        title={t(`${stories.name}.title`)}
        description={count === 0 ? t(`${stories.name}.intro`) : undefined}
      >
        <StoryGroups key={profile.id} stories={stories} profile={profile} />
      </SectionCard>
    );
  });
});

/** Unanswered prompts are one row of chips; a click opens the field of one, which then stays (STO-01, STO-03). */
function StoryGroups({ stories, profile }: { stories: StoryList; profile: CompetenceProfile }) {
  const { t } = useTranslation('profileParts');
  const dispatch = useAppDispatch();
  const { locked, isBusy } = useBusyItems();
  const nameOf = useStoryGroupName();
  const hasDraft = useHasDraft(profile.id, stories);
  const groups = groupsOf(stories.types, stories.entriesOf(profile));
  const isAnswered = (group: Group) => itemsOfGroup(stories, group, profile).length > 0;
  const [opened, setOpened] = useState(() =>
    groups.filter((group) => isAnswered(group) || hasDraft(group)).map(({ key }) => key),
  );
  const [pressed, setPressed] = useState<string | null>(null);
  const isOpen = (group: Group) => opened.includes(group.key) || isAnswered(group);
  const byOpening = (group: Group) => (opened.includes(group.key) ? opened.indexOf(group.key) : -1);
  const visible = groups.filter(isOpen).toSorted((a, b) => byOpening(a) - byOpening(b));
  const folded = groups.filter((group) => !isOpen(group));
  return (
    <Stack sx={{ gap: 1.5 }}>
      {visible.map((group) => (
        <StoryGroup
          key={group.key}
          stories={stories}
          group={group}
          profile={profile}
          isPressed={pressed === group.key}
          isBusy={isBusy}
          onMakeMain={(id) => void locked(id, async () => dispatch(stories.makeMain(profile.id, id)))}
        />
      ))}
      {folded.length > 0 ? (
        <Stack direction="row" sx={chips}>
          {folded.map((group) => (
            <Chip
              key={group.key}
              component="button"
              type="button"
              clickable
              variant="outlined"
              icon={<AddIcon />}
              label={nameOf(group)}
              aria-label={t('answerTo', { group: nameOf(group) })}
              title={group.knownType ? t(`group.${group.knownType}.prompt`) : undefined}
              onClick={() => {
                setPressed(group.key);
                setOpened([...opened, group.key]);
              }}
            />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

const chips = {
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiChip-icon': { fontSize: '1rem' },
  '& .MuiChip-label': { px: 1 },
} as const;

function useHasDraft(profileId: string, stories: StoryList): (group: Group) => boolean {
  const userId = useAppSelector(selectUser)?.id ?? null;
  return (group) => {
    const key = draftKey({ type: 'profile', id: profileId, section: groupName(stories, group) });
    return draftNames(userId).some((name) => name === key || name.startsWith(`${key}.`));
  };
}
