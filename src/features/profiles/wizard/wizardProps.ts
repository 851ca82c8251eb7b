import type { ApiFailure } from '@/api/client/failure';
import type { UserDetails } from '@/api/endpoints/users';
import type { AddResult } from '@/domain/careerEntry';

/** Props that the page passes to the wizard. */
export interface NewProfileWizardProps {
  expert: UserDetails | null;
  /** The profile with which an interrupted wizard goes on; '' for a new one. */
  profileId: string;
  /** The profile exists from here on: its id belongs into the address, so that a reload goes on with it. */
  onCreated: (profileId: string) => void;
  /** The first education, saved and attached by its own feature. */
  education: {
    add: (profileId: string, education: { type: string; degree_name: string }) => Promise<AddResult>;
    attach: (profileId: string, educationId: string) => Promise<ApiFailure | null>;
  };
}
