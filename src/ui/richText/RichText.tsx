import { Box, type SxProps, type Theme } from '@mui/material';
import { isMarkup, linesOfPlainText } from '@/domain/richText';
import { Markup } from './Markup';
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

/** Renders the few tags of rich text and nothing else (quality T9). */
export function RichText({ html, headingLevel = 3, lang, sx }: RichTextProps) {
  return (
    <Box lang={lang} {...(sx ? { sx } : {})}>
      <Box sx={richTextStyles}>
        {isMarkup(html) ? <Markup html={html} headingLevel={headingLevel} /> : <Paragraphs text={html} />}
      </Box>
    </Box>
  );
}

function Paragraphs({ text }: { text: string }) {
  return linesOfPlainText(text).map((lines, paragraph) => (
    <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
    </p>
  ));
}
