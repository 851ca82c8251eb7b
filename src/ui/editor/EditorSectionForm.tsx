import type { FieldValues } from 'react-hook-form';
import { AutosaveForm, type AutosaveFormProps } from './AutosaveForm';
import { StagedForm } from './StagedForm';

/** A section of an editor: what is public collects its changes, everything else saves itself (ux no. 1). */
export function EditorSectionForm<Input extends FieldValues, Output extends FieldValues>({
  isPublic,
  ...props
}: AutosaveFormProps<Input, Output> & { isPublic: boolean }) {
  return isPublic ? <StagedForm {...props} /> : <AutosaveForm {...props} />;
}
