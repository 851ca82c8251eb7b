import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { answerType } from '@/ui/publicPage/answerType';

/**
 * A headline and below it its text, on the sheet: without boxes, in the type of the public page. What is empty has a dashed edge, as
 * in the preview; for that its fields have a placeholder.
 */
export function PageFields({ type, children }: { type: keyof typeof answerType; children: ReactNode }) {
  return <Stack sx={fields[type]}>{children}</Stack>;
}

/** Beside the words, inside of the edge that a field has with the focus. */
const inset = 12;

const inType = (type: (typeof answerType)[keyof typeof answerType]) =>
  ({
    gap: 1.5,
    '& .MuiFormLabel-root': { typography: 'caption', color: 'text.secondary', mb: 0.25 },
    // The words stand on the line of the sheet.
    '& .MuiOutlinedInput-root': { mx: `-${inset}px`, p: `6px ${inset}px`, ...type.text },
    '& > .MuiFormControl-root:first-of-type .MuiOutlinedInput-root': type.headline,
    '& textarea::placeholder': { color: 'text.secondary', opacity: 1, fontWeight: 'body1.fontWeight' },
    '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
    '& :where(:placeholder-shown) ~ .MuiOutlinedInput-notchedOutline': {
      borderStyle: 'dashed',
      borderColor: 'fieldEdge',
    },
    '& .Mui-focused .MuiOutlinedInput-notchedOutline': { borderStyle: 'solid' },
  }) as const;

const fields = { short: inType(answerType.short), long: inType(answerType.long) };
