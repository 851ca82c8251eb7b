import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { isMarkup, linesOfPlainText, plainTextOf } from '@/domain/richText';
import { richTextStyles } from './richTextStyles';

export interface RichTextProps {
  /** HTML of anybody, or plain text with line breaks. */
  html: string;
  /** Level of the headings within, from the page they stand on. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Language of the text, where it differs from that of the interface. */
  lang?: string | undefined;
  sx?: SxProps<Theme> | undefined;
}

const Markup = lazy(async () => ({
  // Without that code the text is still readable.
  default: await import('./Markup').then(
    ({ Markup }) => Markup,
    () => PlainMarkup,
  ),
}));

/**
 * A rich text to read, without anything that its few tags do not need (quality T9). The code that takes markup apart is
 * loaded where there is some; until then the words alone are shown.
 */
export function RichText({ html, headingLevel = 3, lang, sx }: RichTextProps) {
  return (
    <Box lang={lang} {...(sx ? { sx } : {})}>
      <Box sx={richTextStyles}>
        {isMarkup(html) ? (
          <Suspense fallback={<PlainMarkup html={html} />}>
            <Markup html={html} headingLevel={headingLevel} />
          </Suspense>
        ) : (
          <Paragraphs text={html} />
        )}
      </Box>
    </Box>
  );
}

function PlainMarkup({ html }: { html: string; headingLevel?: number }) {
  return <Paragraphs text={plainTextOf(html)} />;
}

function Paragraphs({ text }: { text: string }) {
  return linesOfPlainText(text).map((lines, paragraph) => (
    <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
    </p>
  ));
}
