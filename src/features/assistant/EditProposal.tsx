import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { Field, FocusedField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import type { TextPlace } from './useTextTarget';

const EditedText = z.object({ text: Title });

interface EditProposalProps {
  draft: string;
  text: string;
  isFieldEmpty: boolean;
  hasProposal: boolean;
  onTake: (text: string, place: TextPlace) => void;
  onBack: () => void;
  children: ReactNode;
}

export function EditProposal({ draft, text, isFieldEmpty, hasProposal, onTake, onBack, children }: EditProposalProps) {
  const { t } = useTranslation(['assistant', 'common']);
  const place = useRef<TextPlace>('replace');
  return (
    <Form
      schema={EditedText}
      defaultValues={{ text }}
      idPrefix="assistant-edit"
      label={t('edit.label')}
      validateOn="submit"
      draft={draft}
      onSubmit={(values) => {
        onTake(values.text, place.current);
        return Promise.resolve(null);
      }}
    >
      <Field name="text" label={t('edit.text')} rows={8} />
      <FocusedField name="text" />
      {children}
      <DrawerFoot>
        <Button onClick={onBack}>{t(hasProposal ? 'edit.back' : 'common:action.cancel')}</Button>
        {/* Enter presses the first one in document order. */}
        <SubmitButton sx={{ order: 1 }} onClickCapture={() => (place.current = 'replace')}>
          {t(isFieldEmpty ? 'proposal.take' : 'proposal.replace')}
        </SubmitButton>
        {isFieldEmpty ? null : (
          <SubmitButton variant="outlined" onClickCapture={() => (place.current = 'below')}>
            {t('proposal.below')}
          </SubmitButton>
        )}
      </DrawerFoot>
    </Form>
  );
}
