import { Box, Card, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from '@/api/schema/zod';
import { focusPageHeading } from '@/ui/basics/focus';
import { OffscreenField } from '@/ui/form/Field';
import { Form, type FormProps } from '@/ui/form/Form';
import type { FieldEntry } from '@/ui/form/fieldRegistry';
import { PageLayout } from '@/ui/page/PageLayout';
import { WizardActions, type WizardActionsProps } from './WizardActions';
import { WizardHead, type WizardHeadProps } from './WizardHead';
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
  /** Of the form, while the step is open. */
  form?: Pick<FormProps<Values, Values>, 'serverFields' | 'isIntermediate' | 'failureText'>;
  /** Overrides "back" and "next" below the content; null where the content has its own. */
  actions?: Omit<WizardActionsProps, 'onBack'> | null;
  /** Called when the step opens: on arrival, by the wizard or by the browser. The signal is aborted when it is left. */
  onOpen?: (form: UseFormReturn<Values>, signal: AbortSignal) => void;
}

interface WizardProps<Id extends string, Values extends FieldValues>
  extends Omit<FormProps<Values, Values>, 'schema' | 'children'>, Pick<WizardHeadProps, 'saveState' | 'laterHref'> {
  steps: readonly WizardStep<Id, Values>[];
  navigation: WizardNavigation<Id>;
  laterHint?: string | undefined;
  notice?: ReactNode;
  /** The result so far, beside every step but the last, from lg on. */
  preview: ReactNode;
  children?: ReactNode;
}

/** In px. */
export const wizardWidth = 1120;

/**
 * One question per screen, and one form over all steps, so that going back loses nothing. The last step shows the result
 * itself, so it has no preview beside it, no "finish later" and no card.
 */
export function Wizard<Id extends string, Values extends FieldValues>(props: WizardProps<Id, Values>) {
  const { steps, navigation, preview, saveState, laterHref, laterHint, notice, children, ...form } = props;
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const current = steps.findIndex(({ id }) => id === navigation.step);
  const page = useFocusOnChange(current);
  const step = steps[current];
  if (!step) return null;
  const { id: open, question, intro, schema, content, actions = {}, onOpen } = step;
  const isLast = current === steps.length - 1;
  return (
    <Box ref={page} sx={{ width: '100%', maxWidth: wizardWidth, mx: 'auto', scrollMarginTop: '32px' }}>
      <WizardHead
        stepNames={steps.map(({ name }) => name)}
        current={current}
        saveState={saveState}
        laterHref={isLast ? undefined : laterHref}
      />
      {notice}
      <Box sx={isLast ? columns : [columns, withAside]}>
        <div>
          <PageLayout title={question} intro={intro} width="text">
            <Card sx={[card, isLast ? { border: 0, bgcolor: 'transparent' } : { p: { xs: 2, sm: 3 } }]}>
              <Form {...form} {...step.form} schema={schema}>
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
                {actions ? <WizardActions onBack={current === 0 ? undefined : navigation.back} {...actions} /> : null}
              </Form>
            </Card>
          </PageLayout>
          {laterHint && !isLast ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
              {laterHint}
            </Typography>
          ) : null}
        </div>
        {isLast ? null : <Box component="aside" ref={setAside} sx={besideStep} />}
      </Box>
    </Box>
  );
}

const columns = { display: 'grid', columnGap: 6, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const withAside = { gridTemplateColumns: { lg: 'minmax(0, 1fr) 360px' } } as const;
const besideStep = { display: { xs: 'none', lg: 'block' }, position: 'sticky', top: '32px' } as const;
/** Otherwise the sticky actions of the step would stick to it. */
const card = { overflow: 'visible' } as const;

/** The question takes the focus when the step changes. */
function useFocusOnChange(current: number) {
  const page = useRef<HTMLDivElement>(null);
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    focusPageHeading();
    page.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  return page;
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
