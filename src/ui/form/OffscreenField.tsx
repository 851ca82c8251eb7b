import { useRegisterField, type FieldEntry } from './fieldRegistry';

/**
 * Registers a field of the form that is not on the screen now, e.g. of another step of a wizard, so that its kept text is
 * compared under its name. Not beside the field itself.
 */
export function OffscreenField({ name, ...entry }: FieldEntry & { name: string }) {
  useRegisterField(name, entry);
  return null;
}
