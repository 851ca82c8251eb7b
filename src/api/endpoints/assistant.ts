import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { LocaleQuery } from '../schema/fields';
import { answerList, Id, IdInput, isList, listOf, withAliases, Text, TextOrName } from '../schema/wireTypes';

export const suggestionTypes = ['multiple', 'short_answer', 'tips', 'opinion', 'long_answer', 'long_answer_subtitles'] as const;
export type SuggestionType = (typeof suggestionTypes)[number];

/** Its name may be a key to translate (AIA-02). */
export const AssistantOption = withAliases({ name: ['label', 'title', 'value'] }, z.object({ id: Id, name: TextOrName })).register(z.globalRegistry, {
  id: 'AssistantOption',
});
export type AssistantOption = z.output<typeof AssistantOption>;

export const AssistantVariables = preprocess(
  (raw) => (isList(raw) ? { styles: raw[0], formalities: raw[1] } : raw),
  withAliases({ styles: ['0'], formalities: ['1'] }, z.object({ styles: answerList(AssistantOption), formalities: answerList(AssistantOption) })),
).register(z.globalRegistry, { id: 'AssistantVariables' });
export type AssistantVariables = z.output<typeof AssistantVariables>;

const segmentNames = { title: ['headline', 'subtitle'], text: ['content', 'value'] };
const segmentFields = { title: Text, text: Text };
const asSegment = (raw: unknown) => (typeof raw === 'string' ? { text: raw } : Array.isArray(raw) ? { items: raw } : (raw ?? {}));

/** Tips and subtitles come as `items`. */
export const Segment = preprocess(
  asSegment,
  withAliases(
    { ...segmentNames, items: ['tips', 'subtitles', 'segments'] },
    z.object({
      ...segmentFields,
      items: listOf(preprocess(asSegment, withAliases(segmentNames, z.object(segmentFields)))),
    }),
  ),
).register(z.globalRegistry, { id: 'Segment' });
export type Segment = z.output<typeof Segment>;

/** Its first segment is the one used (AIA-04). */
export const Suggestion = preprocess((raw) => (Array.isArray(raw) ? { segments: raw } : raw), z.object({ segments: answerList(Segment) })).register(
  z.globalRegistry,
  { id: 'Suggestion' },
);
export type Suggestion = z.output<typeof Suggestion>;

export const SuggestionQuery = z.object({
  type: z.enum(suggestionTypes),
  style: IdInput,
  formality: IdInput,
  /** Of the long answer that the text is for (D-41). */
  long_answer_subtitle: z.optional(z.string()),
});

export const assistant = defineEndpoints('assistant', {
  getVariables: {
    method: 'get',
    path: '/openai/variables',
    summary: 'Styles and formalities to choose from',
    query: LocaleQuery,
    response: AssistantVariables,
  },
  suggestText: {
    method: 'get',
    path: '/openai/suggestion/claim/:claimId',
    summary: 'A suggested text for a part of a claim',
    // Every answer costs: after a failure only the user asks again.
    writes: true,
    query: SuggestionQuery,
    response: Suggestion,
  },
});
