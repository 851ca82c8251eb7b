import FanIcon from '@mui/icons-material/Favorite';
import NoFanIcon from '@mui/icons-material/FavoriteBorderOutlined';
import { Button, Stack } from '@mui/material';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { PersonalInvitation } from '@/api/endpoints/endorsements';
import { profileName } from '@/domain/profileName';
import {
  answersOf,
  applyPersonalChoices,
  personalGroups,
  personalRows,
  showsConfirmed,
  verifiedKeys,
  type PersonalRow,
} from '@/domain/verification';
import {
  fetchPersonalInvitation,
  selectPersonal,
  selectPersonalRequest,
  submitPersonalVerification,
} from '@/entities/invitation/verificationSlice';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ChipGroup, ChoiceChip, Section } from '@/ui/verification/choices';
import { useExpert } from '@/ui/verification/ExpertHead';
import { LoadingVerification, VerificationMessage } from './LoadingVerification';
import { useChoices } from './useChoices';
import { isRefusal, VerificationFlow } from './VerificationFlow';

export function PersonalVerification({ token }: { token: string }) {
  const invitation = useAppSelector((state) => selectPersonal(state, token));
  const request = useRequest((state) => selectPersonalRequest(state, token));
  const reload = useLoad(fetchPersonalInvitation, { params: { profileId: token } }, request);
  const storedAs = `personal/${token}`;
  if (invitation) return <OpenedProfile profileId={token} storedAs={storedAs} invitation={invitation} />;
  return <LoadingVerification request={request} onRetry={reload} storedAs={storedAs} />;
}

interface OpenedProfileProps {
  profileId: string;
  storedAs: string;
  invitation: PersonalInvitation;
}

/** Each section of the profile, with nothing chosen at first (VER-08). */
function OpenedProfile({ profileId, storedAs, invitation }: OpenedProfileProps) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const { answers, answer, stored } = useChoices(storedAs);
  const [isConfirmedBefore, setConfirmedBefore] = useState(false);
  const { owner } = invitation;
  const expert = useExpert(owner, profileName(invitation, owner?.gender), owner?.profile_picture?.url ?? '');
  if (isConfirmedBefore) return <VerificationMessage kind="acceptedBefore" expert={expert} />;

  const delivered = personalRows(invitation);
  const rows = applyPersonalChoices(delivered, answers);
  const chosen = rows.filter(({ verified }) => verified);
  const fanCount = chosen.filter((row) => row.is_fan).length;
  const inShort = personalGroups.flatMap((group) => {
    const count = chosen.filter((row) => row.group === group).length;
    return count > 0 ? [t(`short.${group}`, { count })] : [];
  });
  if (fanCount > 0) inShort.push(t('short.recommended', { count: fanCount }));
  const summary = chosen.map(({ group, name, is_fan }) => {
    const point = group === 'same_field' || name === '' ? t(`group.${group}`) : name;
    return is_fan ? t('recommended', { point }) : point;
  });

  const send = async (): Promise<ApiFailure | null> => {
    const before = verifiedKeys(delivered);
    const failure = await dispatch(failureOf(submitPersonalVerification(profileId, rows, before)));
    if (!failure || !isRefusal(failure)) return failure;
    const current = await dispatch(fetchPersonalInvitation({ params: { profileId } }));
    const isConfirmed =
      'data' in current && showsConfirmed(personalRows(current.data), verifiedKeys(chosen), before) === true;
    if (failure.kind === 'conflict' || isConfirmed) {
      stored.forget();
      setConfirmedBefore(true);
    }
    return failure;
  };

  return (
    <VerificationFlow
      invitation={invitation}
      expert={expert}
      answers={{ summary, inShort, onPage: summary, relations: [], total: rows.length, onSend: send }}
      stored={stored}
    >
      <PersonalList rows={rows} firstname={expert.byFirstname.name} onChange={answer} />
    </VerificationFlow>
  );
}

interface PersonalListProps {
  rows: readonly PersonalRow[];
  firstname: string;
  onChange: (answers: Record<string, boolean>) => void;
}

const fanIcons = { chosen: FanIcon, unchosen: NoFanIcon };

/** One list with a caption for each section of the profile; what is confirmed can be recommended too (VER-08). */
function PersonalList({ rows, firstname, onChange }: PersonalListProps) {
  const { t } = useTranslation('verification');
  const isAllChosen = rows.every(({ verified }) => verified);
  const changeAll = (verified: boolean) =>
    onChange(Object.fromEntries(rows.flatMap((row) => Object.entries(answersOf({ ...row, verified })))));
  const labelOf = ({ group, name }: PersonalRow) => {
    if (group !== 'same_field') return name || t(`group.${group}`);
    return name ? t('sameFieldNamed', { name: firstname, field: name }) : t('sameField', { name: firstname });
  };
  const chipsOf = (row: PersonalRow) => (
    <Fragment key={row.key}>
      <ChoiceChip
        label={labelOf(row)}
        detail={row.group === 'same_field' ? '' : row.detail}
        chosen={row.verified}
        onToggle={() => onChange(answersOf({ ...row, verified: !row.verified }))}
      />
      {row.verified ? (
        <ChoiceChip
          label={
            <>
              {t('fan')}
              <VisuallyHidden>: {labelOf(row)}</VisuallyHidden>
            </>
          }
          chosen={row.is_fan}
          icons={fanIcons}
          onToggle={() => onChange(answersOf({ ...row, is_fan: !row.is_fan }))}
        />
      ) : null}
    </Fragment>
  );
  return (
    <Section
      title={t('personalList')}
      hint={t('personalHint')}
      action={
        rows.length > 1 ? (
          <Button onClick={() => changeAll(!isAllChosen)}>{isAllChosen ? t('chooseNone') : t('chooseAll')}</Button>
        ) : null
      }
    >
      <Stack sx={{ gap: 2, p: 2 }}>
        {personalGroups
          .map((group) => ({ group, members: rows.filter((row) => row.group === group) }))
          .filter(({ members }) => members.length > 0)
          .map(({ group, members }) => (
            <ChipGroup key={group} caption={t(`group.${group}`)}>
              {members.map(chipsOf)}
            </ChipGroup>
          ))}
      </Stack>
    </Section>
  );
}
