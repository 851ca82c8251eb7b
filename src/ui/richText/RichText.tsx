import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { isMarkup, linesOfPlainText, plainTextOf } from '@/domain/richText';
import { richTextStyles } from './richTextStyles';

export interface RichTextProps {
  /** Untrusted HTML, or plain text with line breaks. */
  html: string;
  /** Level of the headings in the text, below that of the page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Language of the text, where it differs from that of the interface. */
  lang?: string | undefined;
  sx?: SxProps<Theme> | undefined;
}

const Markup = lazy(async () => ({
  // If the code cannot be loaded, the text is still readable.
  default: await import('./Markup').then(
    ({ Markup }) => Markup,
    () => PlainMarkup,
  ),
}));

/**
 * Renders the few tags of rich text and nothing else (quality T9). The code that parses markup is loaded only where
 * there is markup; until then, the plain text is shown.
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
