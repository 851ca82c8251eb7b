import { planEntries, voucherEntries } from '../data/plans';
import { seededPosts, type SeededComment, type SeededPost, type Writer } from '../data/seededPosts';
import { seededProducts } from '../data/seededProducts';
import { personas } from '../personas';
import { newPost, newProduct } from './communityFactories';
import { drawScene } from './drawings';
import { addImage } from './images';
import type { AccountRecord } from './records';
import { categoryId } from './seedHelpers';
import { daysFrom, stamp } from './time';
import type { World } from './world';

const addresses: Record<Writer, string> = {
  anna: personas.expert.email,
  miriam: personas.limit.email,
  petra: personas.contact.email,
  thomas: 'thomas.keller@fachprofil.example',
  selma: 'selma.aydin@fachprofil.example',
  lea: 'lea.hoffmann@fachprofil.example',
  georg: 'georg.baumann@fachprofil.example',
  birte: 'birte.petersen@fachprofil.example',
};

function accountOf(world: World, writer: Writer): AccountRecord {
  const account = world.table('accounts').find(({ email }) => email === addresses[writer]);
  if (!account) throw new Error(`the seed knows no ${writer}`);
  return account;
}

/** Seeds posts with threads, products, vouchers and subscriptions; runs after the experts are there. */
export function seedCommunity(world: World): void {
  for (const post of seededPosts) seedPost(world, post);
  seedProducts(world);
  seedVouchers(world);
  seedSubscription(world, 'anna');
}

function seedPost(world: World, { by, days, title, content, categories, picture, imported, comments }: SeededPost) {
  const account = accountOf(world, by);
  const profile = world.table('profiles').find((row) => row.account_id === account.id && row.public);
  const writtenAt = daysFrom(world.now(), -days);
  const image = picture && addImage(world, account, drawScene(picture.hue), title, { alt: picture.alt });
  const isPublished = categories.length > 0;
  const post = world.table('posts').add(
    newPost(world, account, {
      title,
      content,
      profile_id: imported ? null : (profile?.id ?? null),
      image_ids: image ? [image.id] : [],
      category_ids: categories.map(categoryId),
      status: isPublished ? 'published' : 'draft',
      imported: imported ?? false,
      created_at: stamp(writtenAt),
      updated_at: stamp(writtenAt),
      published_at: isPublished ? stamp(writtenAt) : null,
    }),
  );
  seedThread(world, post.id, comments ?? [], writtenAt);
}

/** One comment an hour after the other, replies in between. */
function seedThread(world: World, postId: number, comments: readonly SeededComment[], from: Date): void {
  let hours = 0;
  const add = (by: Writer, comment: string, parent_id: number | null) => {
    hours += 1;
    const created_at = stamp(daysFrom(from, hours / 24));
    const account_id = accountOf(world, by).id;
    return world.table('comments').add({ post_id: postId, parent_id, account_id, comment, created_at });
  };
  for (const { by, text, replies = [] } of comments) {
    const { id } = add(by, text, null);
    for (const reply of replies) add(reply.by, reply.text, id);
  }
}

function seedProducts(world: World): void {
  for (const { by, hue, ...fields } of seededProducts) {
    const account = accountOf(world, by);
    const image =
      hue === null ? null : addImage(world, account, drawScene(hue), fields.name, { alt: fields.definition });
    // The lists are copied, since rows are changed in place.
    const lists = { tags: [...fields.tags], features: [...fields.features] };
    world
      .table('products')
      .add(newProduct(world, account, { ...fields, ...lists, image_ids: image ? [image.id] : [] }));
  }
}

function seedVouchers(world: World): void {
  for (const { days, own, ...voucher } of voucherEntries) {
    const account_id = own ? accountOf(world, 'anna').id : null;
    world.table('vouchers').add({ ...voucher, account_id, expired_at: stamp(daysFrom(world.now(), days)) });
  }
}

/** The plan that the account has, paid for since twelve days. */
function seedSubscription(world: World, writer: Writer): void {
  const account = accountOf(world, writer);
  const plan = planEntries.find(({ slug }) => slug === account.plan);
  if (!plan) throw new Error(`the seed knows no plan ${account.plan}`);
  world.table('subscriptions').add({
    account_id: account.id,
    plan: plan.slug,
    status: 'active',
    started_at: stamp(daysFrom(world.now(), -12)),
    ends_at: stamp(daysFrom(world.now(), 18)),
    voucher_id: null,
    price: Number(plan.price),
  });
}
