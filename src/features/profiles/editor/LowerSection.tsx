import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { ContactList } from '../contact/ContactList';
import { PartGroups } from '../stories/PartGroups';
import type { RenderPartImages } from '../stories/PartItem';
import { connectionKind, storyKind } from '../stories/partKinds';

interface LowerSectionProps {
  name: 'connections' | 'stories' | 'contact';
  profile: CompetenceProfile;
  renderPartImages?: RenderPartImages | undefined;
}

/** What one of the sections below the fold holds; one file of the build for all of them. */
export function LowerSection({ name, profile, renderPartImages }: LowerSectionProps) {
  if (name === 'contact') return <ContactList profile={profile} />;
  const kind = name === 'stories' ? storyKind : connectionKind;
  return <PartGroups kind={kind} profile={profile} renderImages={renderPartImages} />;
}
