import { Box, Button, Stack } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CommentInput } from '@/api/endpoints/posts';
import { displayName } from '@/domain/displayName';
import { draftKey } from '@/domain/draftKey';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { selectUser } from '@/store/session';
import { writeComment, type Parent } from '@/entities/post/comments';
import { ownPostCommented } from '@/entities/post/postsSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { Field, FocusedField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';
import { useFailureText } from '@/ui/text/useFailureText';
import { useDiscussion } from './useDiscussion';

interface CommentFormProps {
  parent: Parent;
  formId: string;
  to?: string;
  onSent?: () => void;
  onCancel?: () => void;
}

/** While it is sent, the text stays, read-only, in the place that it will have. */
export function CommentForm({ parent, formId, to = '', onSent, onCancel }: CommentFormProps) {
  const { t } = useTranslation('discussion');
  const dispatch = useAppDispatch();
  const isReply = 'commentId' in parent;
  const failureText = useFailureText();
  const { postId, replyingTo } = useDiscussion();
  const draft = isReply
    ? draftKey({ type: 'reply', id: parent.commentId })
    : draftKey({ type: 'comment', id: parent.postId });
  const label = !isReply ? t('thread.label') : to ? t('reply.labelTo', { name: to }) : t('reply.label');
  const form = (
    <Form
      schema={CommentInput}
      defaultValues={{ comment: '' }}
      draft={draft}
      label={label}
      idPrefix={formId}
      validateOn="submit"
      failureText={isReply ? (failure) => failureText(failure, 'discussion:reply.failed') : undefined}
      onSubmit={async ({ comment }, { reset }) => {
        const failure = await dispatch(failureOf(writeComment(parent, comment)));
        if (failure) return failure;
        dispatch(ownPostCommented(postId));
        reset({ comment: '' });
        dispatch(
          noticeAdded({ severity: 'success', textKey: isReply ? 'discussion:reply.sent' : 'discussion:thread.sent' }),
        );
        onSent?.();
        return null;
      }}
    >
      {isReply ? <FocusedField name="comment" /> : null}
      <CommentField label={label} />
      <SendButtons
        label={isReply ? t('reply.send') : t('thread.send')}
        isPrimary={isReply || replyingTo === null}
        onCancel={onCancel}
      />
    </Form>
  );
  return (
    <Box id={formId} sx={isReply ? undefined : { pt: 1, scrollMarginTop: '16px' }}>
      {form}
    </Box>
  );
}

function CommentField({ label }: { label: string }) {
  const { t } = useTranslation('discussion');
  const { isSubmitting } = useFormState();
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const name = details ? displayName(details) : '';
  return (
    <Stack direction="row" sx={{ gap: 1.5 }} onKeyDown={submitOnControlEnter}>
      {name ? <PersonAvatar id={user?.id ?? name} name={name} url={details?.profile_picture?.url} size={4} /> : null}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Field
          name="comment"
          label={label}
          rows={2}
          size="full"
          readOnly={isSubmitting}
          hidesHelp={false}
          help={t(isSubmitting ? 'thread.sending' : 'thread.permanent')}
        />
      </Box>
    </Stack>
  );
}

interface SendButtonsProps {
  label: string;
  /** A page has one primary button: that of the reply which is being written. */
  isPrimary: boolean;
  onCancel: (() => void) | undefined;
}

function SendButtons({ label, isPrimary, onCancel }: SendButtonsProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={(theme) => theme.mixins.actions}>
      {onCancel ? <Button onClick={onCancel}>{t('action.cancel')}</Button> : null}
      <SubmitButton variant={isPrimary ? 'contained' : 'outlined'}>{label}</SubmitButton>
    </Stack>
  );
}

/** Enter alone is a new line. */
function submitOnControlEnter({ key, ctrlKey, metaKey, nativeEvent, target }: KeyboardEvent): void {
  const isSent = key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
  if (isSent && target instanceof HTMLTextAreaElement) target.form?.requestSubmit();
}
