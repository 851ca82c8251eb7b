import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { ContactList } from '../contact/ContactList';
import { PartGroups } from '../stories/PartGroups';
import { connectionKind, storyKind } from '../stories/partKinds';

interface LowerSectionProps {
  name: 'connections' | 'stories' | 'contact';
  profile: CompetenceProfile;
}

/** What one of the sections below the fold holds; one file of the build for all of them. */
export function LowerSection({ name, profile }: LowerSectionProps) {
  if (name === 'contact') return <ContactList profile={profile} />;
  const kind = name === 'stories' ? storyKind : connectionKind;
  return <PartGroups kind={kind} profile={profile} />;
}
