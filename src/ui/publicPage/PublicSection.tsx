import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { createContext, use, type ReactNode } from 'react';
import { PreviewPlaceholder } from './PreviewPlaceholder';
import { EditSection } from './EditSection';

/** Area of the texts of a public page. */
export type PublicPageTexts = 'publicProfile' | 'publicClaim';

interface PagePlace {
  /** Level of the page's first heading. */
  level: 1 | 2 | 3;
  /** Shows what is still empty, while the page is being written. */
  hasPlaceholders: boolean;
  texts: PublicPageTexts;
}

export type PublicPageOptions = Partial<Omit<PagePlace, 'texts'>>;

export const PagePlaceContext = createContext<PagePlace>({ level: 2, hasPlaceholders: false, texts: 'publicProfile' });

interface PublicHeadingProps extends Pick<TypographyProps, 'variant' | 'sx' | 'children' | 'id'> {
  /** Below the page's first heading. */
  depth: 0 | 1 | 2;
}

/** A heading of the page, wherever the page is shown. */
export function PublicHeading({ depth, ...props }: PublicHeadingProps) {
  const { level } = use(PagePlaceContext);
  const elements = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;
  const element = elements[level + depth - 1] ?? 'h5';
  // That of the page takes the focus on arrival.
  return <Typography component={element} {...(element === 'h1' ? { tabIndex: -1 } : {})} {...props} />;
}

interface PublicSectionProps {
  title: string;
  /** Section of the editor that fills it; the preview scrolls to it. */
  item: string;
  isEmpty: boolean;
  /** What the section will show. */
  placeholder: string;
  children: ReactNode;
}

/** A section of the page; readers see it only once there is something in it. */
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
