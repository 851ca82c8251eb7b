import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { answerOf, groupsOf, type PartGroup } from '@/domain/profileParts';
import { useAppDispatch } from '@/store/hooks';
import { useBusyItems } from '@/ui/basics/useBusyItems';
import { ItemSection } from '@/ui/editor/ItemSection';
import { itemCalls } from '@/ui/editor/savedList';
import { MenuList } from '@/ui/list/MenuList';
import { itemsOfGroup, listOfGroup, type PartKind } from './partKinds';
import { PartImages } from './PartImages';
import { PartItem } from './PartItem';

interface PartGroupsProps {
  kind: PartKind;
  profile: CompetenceProfile;
}

/** A profile's stories or personal connections by their groups; an empty group asks its question (STO-01, STO-03). */
export function PartGroups({ kind, profile }: PartGroupsProps) {
  const dispatch = useAppDispatch();
  const { locked, isBusy } = useBusyItems();
  return (
    <Stack divider={<Divider />} sx={{ gap: 2 }}>
      {groupsOf(kind.types, kind.partsOf(profile)).map((group) => (
        <Group
          key={group.key}
          kind={kind}
          group={group}
          profile={profile}
          isBusy={isBusy}
          onMakeMain={(id) => void locked(id, async () => dispatch(kind.makeMain(profile.id, id)))}
        />
      ))}
    </Stack>
  );
}

interface GroupProps extends PartGroupsProps {
  group: PartGroup;
  isBusy: (id: string) => boolean;
  onMakeMain: (id: string) => void;
}

function Group({ kind, group, profile, isBusy, onMakeMain }: GroupProps) {
  const { t } = useTranslation('profileParts');
  const dispatch = useAppDispatch();
  const list = listOfGroup(kind, group, profile.id);
  const items = itemsOfGroup(kind, group, profile);
  const saved = (id: string) => items.find((item) => item.id === id);
  const title = group.known ? t(`group.${group.known}.name`) : group.type;
  const mainRefusal = (id: string) => {
    const item = saved(id);
    return item ? (item.main ? t(`${kind.name}.isMain`) : undefined) : t('unsaved');
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
      draft={`profile-${profile.id}-${list.name}`}
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
      renderItem={({ id, text }) => {
        const item = saved(id);
        return (
          <PartItem
            {...answerOf(text, item?.answer ?? '')}
            mainLabel={item?.main ? t(`${kind.name}.main`) : undefined}
            images={
              item ? (
                // The first one waits for its texts, and nothing else with it.
                <Suspense>
                  <PartImages kind={kind} profileId={profile.id} isPublic={profile.public} part={item} />
                </Suspense>
              ) : null
            }
          />
        );
      }}
      actionsOf={({ id }) => [
        {
          key: 'main',
          label: t(`${kind.name}.makeMain`),
          refusal: mainRefusal(id),
          disabled: isBusy(id),
          onClick: () => onMakeMain(id),
        },
      ]}
    />
  );
}
