import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { useDeferredValue, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { QuestionInput } from '@/api/endpoints/claims';
import { Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { recommendedLength } from '@/domain/claimLimits';
import { oneLine } from '@/domain/plainText';
import { similarQuestions } from '@/domain/questionAddress';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { Field } from '@/ui/form/Field';
import { QuestionAddress } from '@/ui/share/QuestionAddress';
import { SearchResult } from '@/ui/publicPage/SearchResult';

/** A question is one line, however it was typed: line breaks would be blanks in its address anyway. */
export const QuestionValues = z.extend(QuestionInput, {
  question: z.pipe(z.pipe(z.string(), z.transform(oneLine)), Title),
});

interface QuestionEditorProps {
  claimId?: string;
  description: string;
  /** From `lg` up, the preview is already shown beside the form. */
  hasPreviewBeside?: boolean;
  children?: ReactNode;
}

export function QuestionEditor({ claimId, description, hasPreviewBeside = false, children }: QuestionEditorProps) {
  const { t } = useTranslation('claims');
  const typed: unknown = useWatch({ name: 'question' });
  const question = useDeferredValue(typeof typed === 'string' ? typed : '');
  const claims = useAppSelector(selectClaims);
  useLoad(fetchClaims, claims.length > 0 ? null : undefined, useRequest(selectClaimsRequest));
  const others = claims.filter(({ id, question: other }) => id !== claimId && other !== '');
  const similar = similarQuestions(question, others);
  return (
    <Stack sx={{ gap: 2 }}>
      <Field
        name="question"
        label={t('question.label')}
        help={t('question.help')}
        rows={2}
        submitsOnEnter
        recommended={recommendedLength.question}
      />
      {children}
      {question.trim() === '' ? null : (
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('question.addressTitle')}
          </Typography>
          <QuestionAddress question={question} />
        </Box>
      )}
      {similar.length > 0 ? (
        <Alert severity="info">
          {t('question.similar')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {similar.map((other) => (
              <li key={other.id}>
                <Link component={RouterLink} to={href('claim', { claimId: other.id })} color="inherit">
                  {other.question}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
      <SearchResult
        question={question}
        description={description}
        display={hasPreviewBeside ? { lg: 'none' } : undefined}
      />
    </Stack>
  );
}
