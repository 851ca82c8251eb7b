import { LongText, RequiredText, Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { stillOffered } from './nearCategories';
import { isSameText } from './plainText';
import { comparableHtml, isEmptyRichText } from './richText';

interface PostTexts {
  title: string;
  content: string;
}

/** Actions on a post as a whole. */
export type PostTransition = 'edit' | 'publish' | 'unpublish' | 'delete';

/** What is asked about before it is done. */
export type PostAction = Exclude<PostTransition, 'edit'>;

type PostState = 'draft' | 'published' | 'deleted';

/** The state each transition leads to; one that a state does not name is not possible in it. Editing changes no state. */
const transitions: Record<'draft' | 'published', Partial<Record<PostTransition, PostState>>> = {
  draft: { edit: 'draft', publish: 'published', delete: 'deleted' },
  published: { edit: 'published', unpublish: 'draft', delete: 'deleted' },
};

/** The state a transition leads to, or null where it is not possible. */
export function postAfter({ published }: { published: boolean }, transition: PostTransition): PostState | null {
  return transitions[published ? 'published' : 'draft'][transition] ?? null;
}

/** What a post lacks before it can be published, besides its categories, which are chosen then. */
export function missingTexts({ title, content }: PostTexts): ('title' | 'content')[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(isEmptyRichText(content) ? (['content'] as const) : []),
  ];
}

/** Deleting may be taken back for a moment where nobody else loses anything by it: it is known that nobody has commented. */
export function isDeletedQuietly({ comments_count }: { comments_count: number | null }): boolean {
  return comments_count === 0;
}

interface SentPost extends PostTexts {
  competence_profile_id: string;
}

/** Whether a post holds what was sent for it; a server may write the HTML of a text in its own way. */
export function isSamePost(
  { title, content, competence_profile }: PostTexts & { competence_profile: { id: string } | null },
  sent: SentPost,
): boolean {
  if (!isSameText(title, sent.title)) return false;
  if (!isSameText(comparableHtml(content), comparableHtml(sent.content))) return false;
  return competence_profile === null || competence_profile.id === sent.competence_profile_id;
}

/** A post in a form. */
export const PostValues = z.object({ title: Title, content: LongText, competence_profile_id: RequiredText });

/** What everybody reads keeps its text (D-62). */
export const PublishedPostValues = z.extend(PostValues, {
  content: LongText.check(z.refine((html) => !isEmptyRichText(html), { params: { rule: 'required' } })),
});

/** The categories that a post is published in: at least one of those that are offered (POS-04). */
export const chosenCategories = (offered: readonly { id: string }[]) =>
  z
    .array(z.string())
    .check(z.refine((ids) => stillOffered(ids, offered).length > 0, { params: { rule: 'atLeastOneCategory' } }));

/** When a post was published, or else written, in milliseconds; NaN where neither is known. */
export function postedAt({ published_at, created_at }: { published_at: string; created_at: string }): number {
  return Date.parse(published_at || created_at);
}
