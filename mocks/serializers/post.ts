import { findCategory } from '../data/categories';
import type { CommentRecord, PostRecord } from '../db/communityRecords';
import type { World } from '../db/world';
import { serializeImages } from './image';
import { languageOfProfile } from './language';
import { personById } from './person';
import { present } from './present';
import { publicUrl } from './profile';
import { profileRef } from './profileRef';

/** A post as lists and pages show it. */
export function serializePost(world: World, post: PostRecord) {
  const comments = world.table('comments').where(({ post_id }) => post_id === post.id);
  return {
    id: post.id,
    user_id: post.account_id,
    title: post.title,
    content: post.content,
    images: serializeImages(world, post.image_ids),
    competence_profile: postProfile(world, post.profile_id),
    categories: present(post.category_ids.map((id) => findCategory(id, languageOfProfile(world, post.profile_id)))),
    status: post.status,
    published: post.status === 'published' ? 1 : 0,
    imported: post.imported ? 1 : 0,
    user: personById(world, post.account_id),
    comments_count: comments.length,
    created_at: post.created_at,
    updated_at: post.updated_at,
    published_at: post.published_at,
    deleted_at: null,
  };
}

/** The profile a post belongs to, with its page where it is public. */
function postProfile(world: World, id: number | null) {
  const profile = profileRef(world, id);
  return profile && { ...profile, public_url: profile.public ? publicUrl(profile.id) : null };
}

/** A comment or a reply; its own replies are only counted. */
export function serializeComment(world: World, comment: CommentRecord) {
  const replies = world.table('comments').where(({ parent_id }) => parent_id === comment.id);
  return {
    id: comment.id,
    post_id: comment.post_id,
    parent_id: comment.parent_id,
    comment: comment.comment,
    user: personById(world, comment.account_id),
    comments_count: replies.length,
    created_at: comment.created_at,
    updated_at: comment.created_at,
  };
}
