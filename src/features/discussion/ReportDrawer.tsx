import { Box, Button, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReportInput, reportTypes } from '@/api/endpoints/posts';
import { draftKey } from '@/domain/draftKey';
import { truncate } from '@/domain/plainText';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { fetchReportTypes, reportComment, selectReportTypes, selectReportTypesRequest } from '@/entities/post/comments';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { Field } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { RadioField } from '@/ui/form/RadioField';
import { useReportLabel, type Report } from './reportedComments';

interface ReportDrawerProps {
  comment: { id: string; text: string };
  before: Report | null;
  onReport: (report: Report | null) => void;
  onReported: () => void;
  onClose: () => void;
}

/** Says who reads the report before it is sent (POS-08). */
export function ReportDrawer({ comment, before, onReport, onReported, onClose }: ReportDrawerProps) {
  const { t } = useTranslation('discussion');
  const dispatch = useAppDispatch();
  const types = useAppSelector(selectReportTypes);
  const request = useRequest(selectReportTypesRequest);
  const reload = useLoad(fetchReportTypes, undefined, request);
  return (
    <SideDrawer open title={t('report.title')} onClose={onClose}>
      <StatusView
        request={request}
        hasContent={types.length > 0}
        skeleton={<FormSkeleton fields={2} />}
        empty={<Typography>{t('report.none')}</Typography>}
        onRetry={reload}
      >
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('report.intro')}
          </Typography>
          <Box component="blockquote" sx={quote}>
            {truncate(comment.text, 160)}
          </Box>
        </div>
        <Form
          schema={ReportInput}
          defaultValues={{ type: '', reason: '' }}
          draft={draftKey({ type: 'report', id: comment.id })}
          label={t('report.title')}
          validateOn="submit"
          onSubmit={async (body) => {
            const { type } = body;
            // Before it is sent: the page may be left before the response is there.
            onReport({ type, isUnsure: true });
            const failure = await dispatch(failureOf(reportComment({ params: { commentId: comment.id }, body })));
            if (failure && !isOutcomeUnknown(failure)) {
              onReport(before);
              return failure;
            }
            if (!failure) onReport({ type, isUnsure: false });
            onReported();
            return null;
          }}
        >
          <RadioField name="type" label={t('report.type')} options={useReportOptions()} />
          <ReasonField />
          <DrawerFoot>
            <Button onClick={onClose}>{t('report.cancel')}</Button>
            <SubmitButton>{t('report.submit')}</SubmitButton>
          </DrawerFoot>
        </Form>
      </StatusView>
    </SideDrawer>
  );
}

/** In the server's order, each with a sentence where we know it. */
function useReportOptions() {
  const { t } = useTranslation('discussion');
  const labelOf = useReportLabel();
  return useAppSelector(selectReportTypes).map(({ value }) => {
    const knownType = reportTypes.find((type) => type === value);
    const label = labelOf(value);
    if (!knownType) return { value, label };
    return { value, label, content: <Described label={label} text={t(`report.types.${knownType}.text`)} /> };
  });
}

function Described({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {label}
      </Typography>{' '}
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {text}
      </Typography>
    </>
  );
}

function ReasonField() {
  const { t } = useTranslation('discussion');
  const type: unknown = useWatch({ name: 'type' });
  if (!type) return null;
  const isNeeded = type === 'other';
  return (
    <>
      <Field
        name="reason"
        label={t(isNeeded ? 'report.reasonNeeded' : 'report.reason')}
        optional={!isNeeded}
        rows={3}
        size="full"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('report.reader')}
      </Typography>
    </>
  );
}

const quote = {
  m: 0,
  mt: 0.5,
  paddingInlineStart: 2,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;
