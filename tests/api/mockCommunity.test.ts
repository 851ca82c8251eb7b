import { describe, expect, it } from 'vitest';
import { mocks } from '@mocks/node';
import { call } from '@/api/client/call';
import { images } from '@/api/endpoints/images';
import { longAnswers } from '@/api/endpoints/longAnswers';
import { posts } from '@/api/endpoints/posts';
import { products } from '@/api/endpoints/products';
import { limits } from '@/api/schema/fields';
import { bearer, claimBy, getFailure, getClaim, getProfile, ownProfiles, signIn, useMocks } from './mockSession';

useMocks();

const post = (id: string) => ({ params: { postId: id } });
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0);
const picture = (name = 'dach.png', bytes: Uint8Array<ArrayBuffer> = png) =>
  new File([bytes], name, { type: 'image/png' });

async function createdPost(): Promise<string> {
  const [competence_profile_id] = await ownProfiles();
  const body = { title: 'Neues vom Dach', content: '<p>Text</p>', competence_profile_id };
  return (await call(posts.createPost, { body }))?.id ?? '';
}

async function draft(): Promise<string> {
  const found = (await call(posts.listMyPosts, undefined)).find(({ published }) => !published);
  return found?.id ?? '';
}

describe('posts', () => {
  it('stand newest first, one own draft on top, and only to its author', async () => {
    await signIn('expert');
    const before = await call(posts.listAllPosts, undefined);
    const id = await createdPost();
    expect((await call(posts.listMyPosts, undefined))[0]).toMatchObject({ id, published: false });
    expect(await call(posts.listAllPosts, undefined)).toHaveLength(before.length);
    expect(before.length).toBeGreaterThan(15);
    expect(new Set(before.map(({ author }) => author?.id)).size).toBeGreaterThanOrEqual(6);
    const dates = before.map(({ published_at }) => published_at);
    expect(dates.toSorted().toReversed()).toEqual(dates);
    await signIn('limit');
    expect(await getFailure(posts.getPost, post(id))).toMatchObject({ kind: 'forbidden' });
    expect(await getFailure(posts.deletePost, post(id))).toMatchObject({ kind: 'forbidden' });
  });

  it('go online in categories of the start page and back', async () => {
    await signIn('expert');
    const id = await draft();
    const refused = await getFailure(posts.publishPost, { ...post(id), body: { categories: ['9999'] } });
    expect(refused).toMatchObject({ kind: 'validation', fields: { categories: expect.any(String) } });
    const published = await call(posts.publishPost, { ...post(id), body: { categories: ['101'] } });
    expect(published).toMatchObject({ published: true, categories: [{ id: '101' }] });
    expect((await call(posts.listAllPosts, undefined))[0]?.id).toBe(id);
    await call(posts.unpublishPost, post(id));
    expect((await call(posts.getPost, post(id))).published).toBe(false);
    expect(await getFailure(posts.unpublishPost, post(id))).toMatchObject({ kind: 'validation' });
  });

  it('are filtered by up to five categories, in a list with gaps', async () => {
    await signIn('expert');
    const found = await call(posts.filterPosts, { query: { categories: ['101', '103'] } });
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(({ categories }) => !categories.some(({ id }) => id === '101' || id === '103'))).toEqual([]);
    const ask = (query: string) =>
      fetch(`http://mocks.test/api/post/published/filter?${query}`, {
        headers: { Authorization: `Bearer ${bearer()}` },
      });
    const six = ['101', '102', '103', '104', '105', '106'].map((id) => `categories[]=${id}`).join('&');
    expect((await ask(six)).status).toBe(422);
    const raw = (await (await ask('categories[]=103')).json()) as { data: unknown };
    expect(Array.isArray(raw.data)).toBe(false);
  });

  it('need a profile, and an own one', async () => {
    await signIn('expert');
    const [competence_profile_id] = await ownProfiles();
    const body = { title: 'Titel', content: '', competence_profile_id };
    await signIn('new');
    expect(await getFailure(posts.createPost, { body })).toMatchObject({ kind: 'forbidden' });
    await signIn('limit');
    expect(await getFailure(posts.createPost, { body })).toMatchObject({
      fields: { competence_profile_id: expect.any(String) },
    });
  });

  it('disappear with the account of their author', async () => {
    await signIn('expert');
    const all = await call(posts.listAllPosts, undefined);
    const author = mocks.world.table('accounts').find(({ firstname }) => firstname === 'Georg');
    if (author) author.status = 'deleted';
    const left = await call(posts.listAllPosts, undefined);
    expect(left).toHaveLength(all.filter((one) => one.author?.id !== String(author?.id)).length);
    expect(left.length).toBeLessThan(all.length);
  });

  it('take their comments with them', async () => {
    await signIn('expert');
    const [mine] = (await call(posts.listMyPublishedPosts, undefined)).filter(
      ({ comments_count }) => (comments_count ?? 0) > 0,
    );
    const [comment] = await call(posts.listComments, post(mine?.id ?? ''));
    await call(posts.deletePost, post(mine?.id ?? ''));
    expect(await getFailure(posts.listReplies, { params: { commentId: comment?.id ?? '' } })).toMatchObject({
      kind: 'notFound',
    });
  });
});

describe('comments', () => {
  it('are written, replied to and counted', async () => {
    await signIn('contact');
    const [latest] = await call(posts.listAllPosts, undefined);
    const id = latest?.id ?? '';
    const added = await call(posts.addComment, { ...post(id), body: { comment: '  Danke für den Hinweis.  ' } });
    expect(added).toMatchObject({
      comment: 'Danke für den Hinweis.',
      author: { lastname: 'Lindner' },
      replies_count: 0,
    });
    const below = { params: { commentId: added?.id ?? '' } };
    await call(posts.addReply, { ...below, body: { comment: 'Gern.' } });
    expect(await call(posts.listReplies, below)).toMatchObject([{ comment: 'Gern.' }]);
    const comments = await call(posts.listComments, post(id));
    expect(comments.find((comment) => comment.id === added?.id)?.replies_count).toBe(1);
    expect((await call(posts.getPost, post(id))).comments_count).toBe((latest?.comments_count ?? 0) + 2);
  });

  it('are reported for a known reason, and for another one in words', async () => {
    await signIn('expert');
    const commentId = String(mocks.world.table('comments').all()[0]?.id);
    const report = (type: string, reason: string) =>
      fetch(`http://mocks.test/api/comment/${commentId}/report`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${bearer()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ type, reason }),
      });
    expect((await call(posts.listReportTypes, undefined)).map(({ value }) => value)).toContain('misleading');
    expect((await report('other', ' ')).status).toBe(422);
    expect((await report('rude', 'x')).status).toBe(422);
    await call(posts.reportComment, { params: { commentId }, body: { type: 'false', reason: '' } });
    await call(posts.reportComment, { params: { commentId }, body: { type: 'other', reason: 'Werbung' } });
    expect(mocks.world.table('reports').all()).toMatchObject([{ type: 'false' }, { type: 'other', reason: 'Werbung' }]);
  });
});

describe('images', () => {
  it('are taken by their bytes, whatever they are called', async () => {
    await signIn('new');
    const image = await call(images.uploadImage, { body: { image: picture() } });
    expect(image).toMatchObject({ name: 'dach', url: expect.stringMatching(/^data:image\/png;base64,/) });
    const fake = picture('dach.png', new TextEncoder().encode('<svg onload="alert(1)">'));
    expect(await getFailure(images.uploadImage, { body: { image: fake } })).toMatchObject({
      kind: 'validation',
      status: 422,
    });
  });

  it('are refused above 10 MB, and taken at exactly 10 MB', async () => {
    await signIn('new');
    const sized = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(png);
      return bytes;
    };
    const send = (size: number) => {
      const form = new FormData();
      form.append('image', picture('gross.png', sized(size)));
      const headers = { Authorization: `Bearer ${bearer()}` };
      return fetch('http://mocks.test/api/images', { method: 'POST', headers, body: form });
    };
    expect((await send(limits.imageBytes)).status).toBe(200);
    const refused = await send(limits.imageBytes + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ data: { image: ['image too big (over 10MB)'] } });
  });

  it('keep their texts, and go by their uuid', async () => {
    await signIn('expert');
    const image = await call(images.uploadImage, { body: { image: picture() } });
    const texts = {
      name: 'Dach',
      description: 'Süddach',
      alt: 'Ein Dach',
      label: 'Neu',
      author: 'Anna',
      show_copyright: true,
    };
    const changed = await call(images.updateImage, { params: { imageId: image?.id ?? '' }, body: texts });
    expect(changed).toMatchObject(texts);
    expect((await call(images.listImages, undefined))[0]?.id).toBe(image?.id);
    await call(images.deleteImage, { params: { imageUuid: image?.uuid ?? '' } });
    expect((await call(images.listImages, undefined)).map(({ id }) => id)).not.toContain(image?.id);
    await signIn('new');
    const [foreign] = mocks.world.table('images').all();
    expect(await getFailure(images.deleteImage, { params: { imageUuid: foreign?.uuid ?? '' } })).toMatchObject({
      kind: 'forbidden',
    });
  });

  it('land at every target they are uploaded for', async () => {
    await signIn('expert');
    const body = { image: picture() };
    const [profileId] = await ownProfiles();
    const claimId = await claimBy('published');
    const profile = await getProfile(profileId);
    const claim = await getClaim(claimId);
    const experienceId = profile.work_experiences[0]?.id ?? '';
    const connectionId = profile.personal_connections[0]?.id ?? '';
    const storyId = profile.competence_stories[0]?.id ?? '';
    const longAnswerId = claim.long_answers[0]?.id ?? '';
    const postId = await createdPost();
    const [product] = await call(products.listProducts, undefined);
    await call(images.uploadProfilePicture, { params: { profileId }, body });
    await call(images.uploadExperienceLogo, { params: { experienceId }, body });
    await call(images.uploadExperienceImage, { params: { experienceId }, body });
    await call(images.uploadConnectionImage, { params: { profileId, connectionId }, body });
    await call(images.uploadStoryImage, { params: { profileId, storyId }, body });
    await call(images.uploadShortAnswerImage, { params: { claimId }, body });
    await call(images.uploadLongAnswerImage, { params: { longAnswerId }, body });
    await call(images.uploadPostImage, { params: { postId }, body });
    await call(products.uploadImage, { params: { productId: product?.id ?? '' }, body });

    const after = await getProfile(profileId);
    const claimAfter = await getClaim(claimId);
    const [work] = after.work_experiences;
    const [story] = after.competence_stories;
    const landed = [
      after.profile_picture,
      work?.logo,
      work?.image_gallery.at(-1),
      after.personal_connections[0]?.image,
      story?.image_gallery.at(-1),
      claimAfter.short_answer_images.at(-1),
      claimAfter.long_answers[0]?.images.at(-1),
      (await call(posts.getPost, post(postId))).images.at(-1),
      (await call(products.getProduct, { params: { productId: product?.id ?? '' } })).images.at(-1),
    ];
    expect(landed.map((image) => image?.name)).toEqual(Array.from({ length: 9 }, () => 'dach'));
    expect(new Set(landed.map((image) => image?.id)).size).toBe(9);
    await signIn('limit');
    expect(await getFailure(images.uploadPostImage, { params: { postId }, body })).toMatchObject({ kind: 'forbidden' });
    expect(await getFailure(images.uploadLongAnswerImage, { params: { longAnswerId }, body })).toMatchObject({
      kind: 'forbidden',
    });
    expect(await getFailure(longAnswers.deleteLongAnswer, { params: { longAnswerId } })).toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('products', () => {
  const body = {
    name: 'Rundgang',
    info_link: '',
    definition: '',
    tags: ['Solar'],
    features: [],
    type: 'offer',
    description: '',
    shopping_link: 'https://bergmann-energie.example/rundgang',
    price: 12.5,
    favourite: true,
  };

  it('are listed by owner, created, changed and deleted', async () => {
    await signIn('expert');
    expect((await call(products.listProducts, undefined)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['offer', 'service', 'product']),
    );
    const productId = (await call(products.createProduct, { body }))?.id ?? '';
    expect(await call(products.getProduct, { params: { productId } })).toMatchObject({ ...body, price: 12.5 });
    const changed = await call(products.updateProduct, { params: { productId }, body: { ...body, price: null } });
    expect(changed).toMatchObject({ price: null, tags: ['Solar'] });
    const odd = await getFailure(products.updateProduct, { params: { productId }, body: { ...body, type: 'wish' } });
    expect(odd).toMatchObject({ fields: { type: expect.any(String) } });
    await call(products.deleteProduct, { params: { productId } });
    expect(await getFailure(products.getProduct, { params: { productId } })).toMatchObject({ status: 404 });
    await signIn('new');
    expect(await call(products.listProducts, undefined)).toEqual([]);
  });
});
