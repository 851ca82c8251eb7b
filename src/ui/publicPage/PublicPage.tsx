import { Box, Typography, type TypographyProps } from '@mui/material';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/api/schema/languages';
import { InLanguage } from '@/ui/text/InLanguage';
import { EditSection } from './EditSection';

export type PublicPageTexts = 'publicProfile' | 'publicClaim';

interface PagePlace {
  level: 1 | 2 | 3;
  hasPlaceholders: boolean;
  texts: PublicPageTexts;
}

export type PublicPageOptions = Partial<Omit<PagePlace, 'texts'>>;

export const PagePlaceContext = createContext<PagePlace>({ level: 2, hasPlaceholders: false, texts: 'publicProfile' });

interface PublicPageProps extends PublicPageOptions {
  texts: PublicPageTexts;
  /** Of the profile (D-63). */
  language: Language;
  children: ReactNode;
}

/** A page as readers see it, as wide as its container. It suspends. */
export function PublicPage({ texts, language, level = 2, hasPlaceholders = false, children }: PublicPageProps) {
  return (
    <InLanguage language={language}>
      <PagePlaceContext value={{ level, hasPlaceholders, texts }}>
        <Box component="article" lang={language} sx={{ containerType: 'inline-size', color: 'text.primary' }}>
          {children}
        </Box>
      </PagePlaceContext>
    </InLanguage>
  );
}

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

type SectionName =
  | 'claims'
  | 'connections'
  | 'contact'
  | 'education'
  | 'experience'
  | 'skills'
  | 'stories'
  | 'essentials'
  | 'facts'
  | 'faqs'
  | 'longAnswers'
  | 'opinion'
  | 'painPoint'
  | 'tips';

interface PublicSectionProps {
  name: SectionName;
  /** Section of the editor that fills it, where it has another name; the preview scrolls to it. */
  item?: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** Readers see a section only once it has content. */
export function PublicSection({ name, item = name, isEmpty, children }: PublicSectionProps) {
  const { hasPlaceholders, texts } = use(PagePlaceContext);
  const { t } = useTranslation(texts);
  if (isEmpty && !hasPlaceholders) return null;
  return (
    <Box component="section" data-part={item} sx={{ position: 'relative' }}>
      <PublicHeading depth={1} variant="h2" sx={{ mb: 1.5, hyphens: 'auto', breakAfter: 'avoid' }}>
        {t(name as 'label')}
      </PublicHeading>
      {isEmpty ? <PreviewPlaceholder text={t(`placeholder.${name}` as 'label')} /> : children}
      <EditSection section={item} />
    </Box>
  );
}

/** Stands for content that is still missing on a page being written (ux no. 4). */
export function PreviewPlaceholder({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      sx={{
        color: 'text.secondary',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        mt: 1,
      }}
    >
      {text}
    </Typography>
  );
}
