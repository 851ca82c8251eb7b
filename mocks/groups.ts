import type { MockedEndpoint } from './endpoint';
import { assistantMocks } from './groups/assistant';
import { authenticationMocks } from './groups/authentication';
import { claimsMocks } from './groups/claims';
import { disciplinesMocks } from './groups/disciplines';
import { educationMocks } from './groups/education';
import { endorsementsMocks } from './groups/endorsements';
import { experienceMocks } from './groups/experience';
import { gameMocks } from './groups/game';
import { imagesMocks } from './groups/images';
import { longAnswersMocks } from './groups/longAnswers';
import { networkImportMocks } from './groups/networkImport';
import { plansMocks } from './groups/plans';
import { postsMocks } from './groups/posts';
import { productsMocks } from './groups/products';
import { profilesMocks } from './groups/profiles';
import { usersMocks } from './groups/users';

/** Every call of the catalogue with its handler. */
export const mockedEndpoints: readonly MockedEndpoint[] = [
  ...assistantMocks,
  ...authenticationMocks,
  ...claimsMocks,
  ...disciplinesMocks,
  ...educationMocks,
  ...endorsementsMocks,
  ...experienceMocks,
  ...gameMocks,
  ...imagesMocks,
  ...longAnswersMocks,
  ...networkImportMocks,
  ...plansMocks,
  ...postsMocks,
  ...productsMocks,
  ...profilesMocks,
  ...usersMocks,
];
