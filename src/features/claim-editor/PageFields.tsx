import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { answerType } from '@/ui/publicPage/answerType';

/** Without boxes, in the type of the public page; empty fields need a placeholder to show a dashed edge. */
export function PageFields({ type, children }: { type: keyof typeof answerType; children: ReactNode }) {
  return <Stack sx={fields[type]}>{children}</Stack>;
}

/** In px, between the text and the focus outline. */
const inset = 12;

const inType = (type: (typeof answerType)[keyof typeof answerType]) =>
  ({
    gap: 1.5,
    '& .MuiFormLabel-root': { typography: 'caption', color: 'text.secondary', mb: 0.25 },
    // The text aligns with the sheet's.
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
