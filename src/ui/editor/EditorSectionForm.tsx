import type { FieldValues } from 'react-hook-form';
import { AutosaveForm } from './AutosaveForm';
import { useHasStagedChanges } from './EditorSections';
import { StagedForm } from './StagedForm';
import type { SectionFormProps } from './useSectionForm';

/**
 * A section of an editor: what is public collects its changes, everything else saves itself (ux no. 1). Changes that
 * were collected before the thing was paused still go out with "Update".
 */
export function EditorSectionForm<Input extends FieldValues, Output extends FieldValues>({
  isPublic,
  ...props
}: SectionFormProps<Input, Output> & { isPublic: boolean }) {
  const hasStagedChanges = useHasStagedChanges(props.draft);
  return isPublic || hasStagedChanges ? <StagedForm {...props} /> : <AutosaveForm {...props} />;
}
