import EditIcon from '@mui/icons-material/EditOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { createContext, use } from 'react';
import type { Language } from '@/api/schema/languages';

/** How a section of a page is changed. */
export interface SectionEdit {
  /** Name of the button, in the language of the interface. */
  label: string;
  lang: Language;
  onEdit: () => void;
}

/** Returns how a section is changed, or one entry of it; undefined where it is not. */
export type SectionEdits = (section: string, entryId?: string) => SectionEdit | undefined;

/** Beside an editor, a press on a section of the page leads to what changes it; anywhere else the page has no such buttons. */
export const SectionEditsContext = createContext<SectionEdits>(() => undefined);

/** A button over the section or entry that it stands in, which has to be positioned. */
export function EditSection({ section, entryId }: { section: string; entryId?: string }) {
  const edit = use(SectionEditsContext)(section, entryId);
  if (!edit) return null;
  return (
    <ButtonBase
      aria-label={edit.label}
      lang={edit.lang}
      onClick={edit.onEdit}
      // An entry lies over its section.
      sx={[cover, { zIndex: entryId === undefined ? 1 : 2 }]}
    >
      <EditIcon fontSize="small" />
    </ButtonBase>
  );
}

const cover = {
  position: 'absolute',
  inset: -8,
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  p: 0.75,
  borderRadius: 1,
  color: 'text.secondary',
  '& svg': { p: 0.25, borderRadius: '50%', bgcolor: 'background.paper' },
  '&:hover': { color: 'primary.main', outline: '2px solid', outlineColor: 'primary.main' },
} as const;
