import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { ConfirmCareerEdit } from '@/domain/careerEdit';
import { newlyBroken, profileChecks } from '@/domain/publishing';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { fetchLimit, fetchProfile, unpublishProfile } from '@/entities/profile/profilesSlice';
import { usePublishGuard } from '@/ui/editor/usePublishGuard';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useRuleText } from '@/features/publishing/profile/useReadiness';

/** Asks before an edit makes a published profile incomplete: the open one or another with the entry (PRO-10, D-62). */
export function useProfileGuard(profile: CompetenceProfile) {
  const { t } = useTranslation('profiles');
  const occupationOf = useOwnOccupation();
  const dispatch = useAppDispatch();
  const ruleText = useRuleText();
  const { confirm, dialog } = usePublishGuard();

  /** A profile that cannot be loaded blocks nothing: the server refuses what it does not allow. */
  const readOthers = async (ids: readonly string[]) => {
    const results = await Promise.all(ids.map((profileId) => dispatch(fetchProfile({ params: { profileId } }))));
    return results.flatMap((result) => ('data' in result ? result.data : []));
  };

  const pauseAll = async (ids: readonly string[]) => {
    for (const profileId of ids) {
      const failure = await dispatch(failureOf(unpublishProfile({ params: { profileId } })));
      if (failure) return failure;
    }
    void dispatch(fetchLimit());
    return null;
  };

  const confirmEdit: ConfirmCareerEdit = async ({ apply, otherProfileIds, excludesOpenProfile, isAddition }) => {
    const others = await readOthers(otherProfileIds);
    const concerned = [...(excludesOpenProfile ? [] : [profile]), ...others].filter((candidate) => candidate.public);
    const affected = concerned.flatMap((published) => {
      const brokenRules = newlyBroken(
        profileChecks(published, null),
        profileChecks({ ...published, ...apply(published) }, null),
      );
      const sentences = brokenRules.map((rule) =>
        published.id === profile.id
          ? ruleText(rule)
          : t('editor.otherProfile', { profile: occupationOf(published) || t('noOccupation'), rule: ruleText(rule) }),
      );
      return brokenRules.length === 0 ? [] : [{ id: published.id, sentences }];
    });
    const sentences = affected.flatMap((broken) => broken.sentences);
    const pause = () => pauseAll(affected.map(({ id }) => id));
    return confirm(sentences, pause, isAddition ? t('editor.saveApart') : undefined);
  };

  return { confirmEdit, guardDialog: dialog };
}
