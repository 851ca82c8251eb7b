import { LongText, RequiredText, Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { stillOffered } from './relatedCategories';
import { isSameText } from './plainText';
import { comparableHtml, isEmptyRichText } from './richText';

interface PostTexts {
  title: string;
  content: string;
}

export type PostTransition = 'edit' | 'publish' | 'unpublish' | 'delete';

/** Those that are asked about before they are done. */
export type PostAction = Exclude<PostTransition, 'edit'>;

type PostState = 'draft' | 'published' | 'deleted';

/** A transition that a state does not name is not possible in it. */
const transitions: Record<'draft' | 'published', Partial<Record<PostTransition, PostState>>> = {
  draft: { edit: 'draft', publish: 'published', delete: 'deleted' },
  published: { edit: 'published', unpublish: 'draft', delete: 'deleted' },
};

export function postAfter({ published }: { published: boolean }, transition: PostTransition): PostState | null {
  return transitions[published ? 'published' : 'draft'][transition] ?? null;
}

/** Without its categories, which are chosen when it is published. */
export function missingTexts({ title, content }: PostTexts): ('title' | 'content')[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(isEmptyRichText(content) ? (['content'] as const) : []),
  ];
}

/** Undo instead of a question where it is known that nobody has commented. */
export function isDeletedQuietly({ comments_count }: { comments_count: number | null }): boolean {
  return comments_count === 0;
}

interface SentPost extends PostTexts {
  competence_profile_id: string;
}

/** A server may write the HTML of a text in its own way. */
export function isSamePost(
  { title, content, competence_profile }: PostTexts & { competence_profile: { id: string } | null },
  sent: SentPost,
): boolean {
  if (!isSameText(title, sent.title)) return false;
  if (!isSameText(comparableHtml(content), comparableHtml(sent.content))) return false;
  return competence_profile === null || competence_profile.id === sent.competence_profile_id;
}

export const PostValues = z.object({ title: Title, content: LongText, competence_profile_id: RequiredText });

/** The text of a public post must not be emptied (D-62). */
export const PublishedPostValues = z.extend(PostValues, {
  content: LongText.check(z.refine((html) => !isEmptyRichText(html), { params: { rule: 'required' } })),
});

/** At least one of those that are offered (POS-04). */
export const chosenCategories = (offered: readonly { id: string }[]) =>
  z
    .array(z.string())
    .check(z.refine((ids) => stillOffered(ids, offered).length > 0, { params: { rule: 'atLeastOneCategory' } }));

/** In milliseconds; when it was written where it is not published, NaN where neither is known. */
export function postedAt({ published_at, created_at }: { published_at: string; created_at: string }): number {
  return Date.parse(published_at || created_at);
}
