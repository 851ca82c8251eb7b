import { Box, Link, Typography } from '@mui/material';
import type { Block, Span } from '@/domain/article';
import { RouterLink } from '@/routes/navigation';

/** The names of buttons and fields stand out, so that they are found on the screen. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, place) => {
    if (typeof span === 'string') return span;
    return 'strong' in span ? (
      <Box key={place} component="strong" sx={{ fontWeight: 600 }}>
        {span.strong}
      </Box>
    ) : (
      <Link key={place} component={RouterLink} to={span.to}>
        {span.text}
      </Link>
    );
  });
}

/** `heading` is the level of its headings. */
export function ArticleText({ blocks, heading = 'h2' }: { blocks: readonly Block[]; heading?: 'h2' | 'h3' }) {
  return blocks.map((block, place) => {
    switch (block.type) {
      case 'heading':
        return (
          <Typography
            key={place}
            variant={heading}
            sx={{ mt: 3, mb: 0.5, '&:first-of-type': { mt: place === 0 ? 0 : 3 } }}
          >
            {block.text}
          </Typography>
        );
      case 'paragraph':
        return (
          <Typography key={place} sx={{ mb: 1.5 }}>
            <Spans spans={block.text} />
          </Typography>
        );
      default:
        return (
          <Box
            key={place}
            component={block.type === 'steps' ? 'ol' : 'ul'}
            sx={{
              paddingInlineStart: '1.5em',
              my: 1.5,
              '& > li': { mb: 1 },
              '& > li::marker': { color: 'text.secondary' },
            }}
          >
            {block.items.map((spans, item) => (
              <li key={item}>
                <Spans spans={spans} />
              </li>
            ))}
          </Box>
        );
    }
  });
}
