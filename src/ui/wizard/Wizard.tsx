import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from '@/api/schema/zod';
import { OffscreenField } from '@/ui/form/Field';
import { Form, type FormProps } from '@/ui/form/Form';
import type { FieldEntry } from '@/ui/form/fieldRegistry';
import { WizardActions, type WizardActionsProps } from './WizardActions';
import { WizardPage, type WizardPageProps } from './WizardPage';
import type { WizardNavigation } from './useWizardStep';

export interface WizardStep<Id extends string, Values extends FieldValues> {
  id: Id;
  name: string;
  /** The h1 of the page, and why it is asked. */
  question: string;
  intro: string;
  /** What the step requires of the values of the whole wizard. */
  schema: z.ZodMiniType<Values, Values>;
  /** The fields of the step: while another step is open, a draft is compared under these labels. */
  fields: Readonly<Record<string, FieldEntry>>;
  content: ReactNode;
  /** Overrides "back" and "next" below the content; null where the content has its own. */
  actions?: Omit<WizardActionsProps, 'onBack'> | null;
  /** Called when the step opens: on arrival, by the wizard or by the browser. The signal is aborted when it is left. */
  onOpen?: (form: UseFormReturn<Values>, signal: AbortSignal) => void;
}

interface WizardProps<Id extends string, Values extends FieldValues>
  extends
    Omit<FormProps<Values, Values>, 'schema' | 'children'>,
    Pick<WizardPageProps, 'saveState' | 'laterHref' | 'laterHint' | 'notice'> {
  steps: readonly WizardStep<Id, Values>[];
  navigation: WizardNavigation<Id>;
  /** The result so far, beside every step but the last. */
  preview: ReactNode;
  /** Rendered above every step. */
  children?: ReactNode;
}

/**
 * One form over all steps, so that going back loses nothing. The last step shows the result itself, so it has no
 * preview beside it and no "finish later".
 */
export function Wizard<Id extends string, Values extends FieldValues>(props: WizardProps<Id, Values>) {
  const { steps, navigation, preview, saveState, laterHref, laterHint, notice, children, ...form } = props;
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const index = steps.findIndex(({ id }) => id === navigation.step);
  const step = steps[index];
  if (!step) return null;
  const { id: open, question, intro, schema, content, actions = {}, onOpen } = step;
  const isLast = index === steps.length - 1;
  return (
    <WizardPage
      question={question}
      intro={intro}
      stepNames={steps.map(({ name }) => name)}
      current={index}
      saveState={saveState}
      laterHref={isLast ? undefined : laterHref}
      laterHint={isLast ? undefined : laterHint}
      notice={notice}
      asideRef={isLast ? undefined : setAside}
    >
      <Form schema={schema} {...form}>
        {children}
        {steps
          .filter(({ id }) => id !== open)
          .flatMap(({ fields }) => Object.entries(fields))
          .map(([name, entry]) => (
            <OffscreenField key={name} name={name} {...entry} />
          ))}
        {aside ? createPortal(preview, aside) : null}
        {onOpen ? <OpenedStep key={open} onOpen={onOpen} /> : null}
        {content}
        {actions ? <WizardActions onBack={index === 0 ? undefined : navigation.back} {...actions} /> : null}
      </Form>
    </WizardPage>
  );
}

function OpenedStep<Values extends FieldValues>({ onOpen }: Required<Pick<WizardStep<string, Values>, 'onOpen'>>) {
  const form = useFormContext<Values>();
  const open = useEffectEvent((signal: AbortSignal) => onOpen(form, signal));
  useEffect(() => {
    const opened = new AbortController();
    open(opened.signal);
    return () => opened.abort();
  }, []);
  return null;
}
