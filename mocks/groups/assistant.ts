import { assistant } from '@/api/endpoints/assistant';
import { assistantFormalities, assistantStyles, findStyle, informalId, isFormality } from '../data/assistantOptions';
import { suggestionSegments } from '../data/assistantTexts';
import { owned } from '../db/ownership';
import { mockGroup } from '../endpoint';
import { refuse, refuseField } from '../refusal';
import { languageOfProfile } from '../wire/language';

export const assistantMocks = mockGroup(assistant, {
  getVariables: ({ query }) => [assistantStyles(query.locale), assistantFormalities(query.locale)],

  suggestText: ({ params, query, world, account, server }) => {
    const claim = owned(world, 'claims', params.claimId, account);
    const tone = findStyle(query.style);
    if (!tone) throw refuseField('style', 'Diesen Stil gibt es nicht.');
    if (!isFormality(query.formality)) throw refuseField('formality', 'Diese Anrede gibt es nicht.');
    if (server.scenario.outsiders === 'blocked') throw refuse(503, 'Assistant not reachable.');
    if (server.scenario.outsiders === 'declined') throw refuse(429, 'Too many requests.');
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
