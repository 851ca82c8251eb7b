import { Box, Typography, type TypographyProps } from '@mui/material';
import { createContext, use, type ReactNode } from 'react';
import { PreviewPlaceholder } from './PreviewPlaceholder';
import { EditSection } from './EditSection';

/** Namespace of the page's texts. */
export type PublicPageTexts = 'publicProfile' | 'publicClaim';

interface PagePlace {
  /** Level of the page's first heading. */
  level: 1 | 2 | 3;
  hasPlaceholders: boolean;
  texts: PublicPageTexts;
}

export type PublicPageOptions = Partial<Omit<PagePlace, 'texts'>>;

export const PagePlaceContext = createContext<PagePlace>({ level: 2, hasPlaceholders: false, texts: 'publicProfile' });

interface PublicHeadingProps extends Pick<TypographyProps, 'variant' | 'sx' | 'children' | 'id'> {
  /** Below the page's first heading. */
  depth: 0 | 1 | 2;
}

export function PublicHeading({ depth, ...props }: PublicHeadingProps) {
  const { level } = use(PagePlaceContext);
  const elements = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;
  const element = elements[level + depth - 1] ?? 'h5';
  // The h1 takes the focus on arrival.
  return <Typography component={element} {...(element === 'h1' ? { tabIndex: -1 } : {})} {...props} />;
}

interface PublicSectionProps {
  title: string;
  /** Section of the editor that fills it; the preview scrolls to it. */
  item: string;
  isEmpty: boolean;
  placeholder: string;
  children: ReactNode;
}

/** Readers see a section only once it has content. */
export function PublicSection({ title, item: section, isEmpty, placeholder, children }: PublicSectionProps) {
  const { hasPlaceholders } = use(PagePlaceContext);
  if (isEmpty && !hasPlaceholders) return null;
  return (
    <Box component="section" data-part={section} sx={{ position: 'relative' }}>
      <PublicHeading depth={1} variant="h2" sx={{ mb: 1.5, hyphens: 'auto', breakAfter: 'avoid' }}>
        {title}
      </PublicHeading>
      {isEmpty ? <PreviewPlaceholder text={placeholder} /> : children}
      <EditSection section={section} />
    </Box>
  );
}
