import EditIcon from '@mui/icons-material/EditOutlined';
import { ButtonBase } from '@mui/material';
import { createContext, use } from 'react';
import type { Language } from '@/api/schema/languages';

export interface SectionEdit {
  label: string;
  lang: Language;
  onEdit: () => void;
}

/** Undefined where the section, or the entry of it, cannot be edited. */
export type SectionEdits = (section: string, entryId?: string) => SectionEdit | undefined;

/** Beside an editor, a press on a section of the page opens its form; elsewhere there are no such buttons. */
export const SectionEditsContext = createContext<SectionEdits>(() => undefined);

/** Covers the section or entry around it, which has to be positioned. */
export function EditSection({ section, entryId }: { section: string; entryId?: string }) {
  const edit = use(SectionEditsContext)(section, entryId);
  if (!edit) return null;
  return (
    <ButtonBase
      aria-label={edit.label}
      lang={edit.lang}
      onClick={edit.onEdit}
      // An entry is above its section.
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
