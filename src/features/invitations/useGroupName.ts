import { useTranslation } from 'react-i18next';
import type { InvitationGroup } from '@/domain/invitationGroup';

/** The same names as in the menu. */
const names = {
  family: 'menu.familyAndFriends',
  colleagues: 'menu.colleagues',
  customers: 'menu.customers',
} as const satisfies Record<InvitationGroup, string>;

export function useGroupName(): (group: InvitationGroup) => string {
  const { t } = useTranslation('common');
  return (group) => t(names[group]);
}
