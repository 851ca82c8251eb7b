import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { draftKey } from '@/domain/draftKey';
import { groupsOf, type StoryGroup } from '@/domain/storyGroups';
import { useAppDispatch } from '@/store/hooks';
import { connectionList, storyList, type StoryList } from '@/entities/profile/storyLists';
import { AfterFirstPaint } from '@/ui/basics/AfterFirstPaint';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import { ItemSection } from '@/ui/editor/ItemSection';
import { itemCalls } from '@/ui/editor/savedList';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { MenuList } from '@/ui/list/MenuList';
import { SectionCard } from '@/ui/page/SectionCard';
import { sectionIds } from '@/features/publishing';
import { StoryItem } from './StoryItem';
import { itemsOfGroup, listOfGroup } from './groupList';

/** Personal connections and stories of a profile (STO-01 to STO-04). */
export function StorySections({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  return [connectionList, storyList].map((stories) => (
    <SectionCard
      key={stories.name}
      id={sectionIds[stories.name]}
      title={t(`${stories.name}.title`)}
      description={t(`${stories.name}.intro`)}
    >
      <AfterFirstPaint fallback={<ListSkeleton rows={4} height={72} />}>
        <StoryGroups stories={stories} profile={profile} />
      </AfterFirstPaint>
    </SectionCard>
  ));
}

interface StoryGroupsProps {
  stories: StoryList;
  profile: CompetenceProfile;
}

/** A profile's stories or personal connections by their groups; an empty group asks its question (STO-01, STO-03). */
function StoryGroups({ stories, profile }: StoryGroupsProps) {
  const dispatch = useAppDispatch();
  const { locked, isBusy } = useBusyItems();
  return (
    <Stack divider={<Divider />} sx={{ gap: 2 }}>
      {groupsOf(stories.types, stories.entriesOf(profile)).map((group) => (
        <Group
          key={group.key}
          stories={stories}
          group={group}
          profile={profile}
          isBusy={isBusy}
          onMakeMain={(id) => void locked(id, async () => dispatch(stories.makeMain(profile.id, id)))}
        />
      ))}
    </Stack>
  );
}

interface GroupProps extends StoryGroupsProps {
  group: StoryGroup;
  isBusy: (id: string) => boolean;
  onMakeMain: (id: string) => void;
}

/** One group as a list of the editor. */
function Group({ stories, group, profile, isBusy, onMakeMain }: GroupProps) {
  const { t } = useTranslation('profileParts');
  const dispatch = useAppDispatch();
  const list = listOfGroup(stories, group, profile.id);
  const items = itemsOfGroup(stories, group, profile);
  const saved = (id: string) => items.find((item) => item.id === id);
  const title = group.known ? t(`group.${group.known}.name`) : group.type;
  const mainRefusal = (id: string) => {
    const item = saved(id);
    return item ? (item.main ? t(`${stories.name}.isMain`) : undefined) : t('unsaved');
  };
  return (
    <ItemSection
      FixedList={MenuList}
      options={list}
      texts={{
        title,
        add: t(items.length === 0 ? 'answer' : 'add'),
        addName: t(items.length === 0 ? 'answerTo' : 'addTo', { group: title }),
        change: t('change'),
        deleted: (text) => t('deleted', { text }),
      }}
      items={items}
      isPublic={profile.public}
      draft={draftKey({ type: 'profile', id: profile.id, section: list.name })}
      calls={itemCalls(dispatch, list)}
      heading={
        <div>
          <Typography variant="h3">{title}</Typography>
          {group.known ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`group.${group.known}.prompt`)}
            </Typography>
          ) : null}
        </div>
      }
      renderItem={({ id, text }) => <StoryItem stories={stories} profile={profile} text={text} saved={saved(id)} />}
      actionsOf={({ id }) => [
        {
          key: 'main',
          label: t(`${stories.name}.makeMain`),
          refusal: mainRefusal(id),
          disabled: isBusy(id),
          onClick: () => onMakeMain(id),
        },
      ]}
    />
  );
}
