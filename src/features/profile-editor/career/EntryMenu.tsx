import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';
import type { EntryOfProfile } from './entryType';

interface EntryMenuProps extends Omit<EntryOfProfile, 'isMarked' | 'onUnmark' | 'elsewhere' | 'busy' | 'isMain'> {
  makeMain: string;
}

/** The actions of an entry; one that is refused says why instead of being disabled. */
export function EntryMenu({ title, makeMain, isConnected, refusals, ...on }: EntryMenuProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const actions: MenuAction[] = [
    { key: 'edit', label: t('common:action.edit'), onClick: () => on.onEdit() },
    { key: 'main', label: makeMain, refusal: refusals.makeMain, onClick: on.onMakeMain },
    ...(on.onChooseProfiles ? [{ key: 'profiles', label: t('entry.profiles'), onClick: on.onChooseProfiles }] : []),
    ...(isConnected
      ? [
          {
            key: 'disconnect',
            label: t('entry.disconnect'),
            refusal: refusals.disconnect,
            onClick: on.onDisconnect,
          },
        ]
      : []),
    {
      key: 'delete',
      label: t('common:action.delete'),
      destructive: true,
      refusal: refusals.delete,
      onClick: on.onDelete,
    },
  ];
  return <ActionMenu label={t('entry.menu', { entry: title })} actions={actions} />;
}
