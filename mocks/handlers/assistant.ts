import { assistant } from '@/api/endpoints/assistant';
import { assistantFormalities, assistantStyles, findStyle, informalId, isFormality } from '../data/assistantOptions';
import { suggestionSegments } from '../data/assistantTexts';
import { owned } from '../db/ownership';
import { mockHandlers } from '../endpoint';
import { fail, failField } from '../fail';
import { languageOfProfile } from '../serializers/language';

export const assistantMocks = mockHandlers(assistant, {
  getVariables: ({ query }) => [assistantStyles(query.locale), assistantFormalities(query.locale)],

  suggestText: ({ params, query, world, account, server }) => {
    const claim = owned(world, 'claims', params.claimId, account);
    const tone = findStyle(query.style);
    if (!tone) throw failField('style', 'Diesen Stil gibt es nicht.');
    if (!isFormality(query.formality)) throw failField('formality', 'Diese Anrede gibt es nicht.');
    if (server.scenario.thirdParties === 'blocked') throw fail(503, 'Assistant not reachable.');
    if (server.scenario.thirdParties === 'declined') throw fail(429, 'Too many requests.');
    const segments = suggestionSegments(query.type, tone, {
      question: claim.question,
      topic: claim.topic,
      subtitle: query.long_answer_subtitle ?? '',
      language: languageOfProfile(world, claim.profile_id),
      informal: Number(query.formality) === informalId,
    });
    return { segments, usage: { tokens: 480 + JSON.stringify(segments).length } };
  },
});
