import { useDeferredValue } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { NavigationType, useNavigationType } from '@/routes/navigation';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ContactList } from '../contact/ContactList';
import { PartGroups } from '../stories/PartGroups';
import { connectionKind, storyKind } from '../stories/partKinds';

interface LowerSectionProps {
  name: 'connections' | 'stories' | 'contact';
  profile: CompetenceProfile;
}

/** What one of the sections below the fold holds; one file of the build for all of them. */
export function LowerSection({ name, profile }: LowerSectionProps) {
  // What is in sight is painted first (performance S7), but on the way back, which ends where the page was scrolled to.
  const isPainted = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  if (!isPainted) return <ListSkeleton rows={name === 'contact' ? 1 : 4} height={72} />;
  if (name === 'contact') return <ContactList profile={profile} />;
  const kind = name === 'stories' ? storyKind : connectionKind;
  return <PartGroups kind={kind} profile={profile} />;
}
