import { Title } from '@/api/schema/fields';
import { QuestionInput } from '@/api/endpoints/claims';
import { z } from '@/api/schema/zod';

/** A question is one line, however it was typed: line breaks would be blanks in its address anyway. */
export const QuestionValues = QuestionInput.extend({
  question: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(Title),
});
