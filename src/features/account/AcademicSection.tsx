import { useTranslation } from 'react-i18next';
import { AcademicInformationInput, type AcademicInformation } from '@/api/endpoints/users';
import { displayName } from '@/domain/displayName';
import { draftKey } from '@/domain/draftKey';
import {
  fetchAcademicInformation,
  fetchUserDetails,
  selectAcademic,
  selectAcademicRequest,
  updateAcademicInformation,
} from '@/entities/user/userSlice';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { EditForm } from '@/ui/form/EditForm';
import { Field } from '@/ui/form/Field';
import { AccountRow, RowActions, type RowFormProps } from './AccountRow';

const draft = draftKey({ type: 'account', section: 'academic' });

export function AcademicSection() {
  const { t } = useTranslation('account');
  const academic = useAppSelector(selectAcademic);
  const request = useRequest(selectAcademicRequest);
  const refetch = useLoad(fetchAcademicInformation, undefined, request);
  const details = useUserDetails();
  return (
    <StatusView
      request={request}
      hasContent={academic !== null}
      skeleton={<FormSkeleton fields={1} />}
      failureText="account:academic.loadFailed"
      onRetry={refetch}
    >
      {academic ? (
        <AccountRow
          label={t('academic.name')}
          value={displayName({ firstname: '', lastname: '', ...details, ...academic })}
          draft={draft}
          renderForm={(props) => <AcademicForm {...props} academic={academic} />}
        />
      ) : null}
    </StatusView>
  );
}

function AcademicForm({ academic, onClose, onSaved }: RowFormProps & { academic: AcademicInformation }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  return (
    <EditForm
      schema={AcademicInformationInput}
      draft={draft}
      defaultValues={academic}
      readNewest={() => dispatch(fetchAcademicInformation())}
      onSubmit={async (body) => {
        const failure = await dispatch(failureOf(updateAcademicInformation({ body })));
        if (failure) return failure;
        // The name in the menu has them, too (D-83).
        void dispatch(fetchUserDetails());
        onSaved();
        return null;
      }}
    >
      <Field name="academic_title" label={t('academic.title')} help={t('academic.titleHelp')} size="medium" />
      <Field name="academic_title_area" label={t('academic.area')} help={t('academic.areaHelp')} size="medium" />
      <Field name="academic_degree" label={t('academic.degree')} help={t('academic.degreeHelp')} size="medium" />
      <RowActions onCancel={onClose} />
    </EditForm>
  );
}
