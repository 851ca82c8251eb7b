import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { createContext, use, type ReactNode } from 'react';
import { PreviewPlaceholder } from '@/ui/editor/PreviewPlaceholder';

/** Where a page begins: the level of its first heading, and whether empty parts of it are shown as such. */
interface PagePlace {
  level: 1 | 2 | 3;
  hasPlaceholders: boolean;
  /** Area of its texts. */
  texts: 'publicProfile' | 'publicClaim';
}

export const PagePlaceContext = createContext<PagePlace>({ level: 2, hasPlaceholders: false, texts: 'publicProfile' });

interface PublicHeadingProps extends Pick<TypographyProps, 'variant' | 'sx' | 'children' | 'id'> {
  /** Below the page's first heading. */
  depth: 0 | 1 | 2;
}

/** A heading of the page, wherever the page is shown. */
export function PublicHeading({ depth, ...props }: PublicHeadingProps) {
  const { level } = use(PagePlaceContext);
  const elements = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;
  return <Typography component={elements[level + depth - 1] ?? 'h5'} {...props} />;
}

interface PublicSectionProps {
  title: string;
  /** Section of the editor that fills it; the preview scrolls to it. */
  item: string;
  isEmpty: boolean;
  /** What will stand here. */
  ghost: string;
  children: ReactNode;
}

/** A part of the page; readers see it only once there is something in it. */
export function PublicSection({ title, item: section, isEmpty, ghost, children }: PublicSectionProps) {
  const { hasPlaceholders } = use(PagePlaceContext);
  if (isEmpty && !hasPlaceholders) return null;
  return (
    <Box component="section" data-part={section}>
      <PublicHeading depth={1} variant="h2" sx={{ mb: 1.5, hyphens: 'auto', breakAfter: 'avoid' }}>
        {title}
      </PublicHeading>
      {isEmpty ? <PreviewPlaceholder text={ghost} /> : children}
    </Box>
  );
}
