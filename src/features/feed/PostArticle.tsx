import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Divider, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/platform/config';
import type { Post } from '@/api/endpoints/posts';
import { readingMinutes, wordCount } from '@/domain/plainText';
import { profileName } from '@/domain/profileName';
import { postedAt } from '@/domain/post';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchPost, selectPost, selectPostRequest } from '@/entities/post/postSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { tallLink } from '@/ui/basics/hitArea';
import { SafeLink } from '@/ui/basics/SafeLink';
import { BylineSkeleton, TextSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { TitleSkeleton } from '@/ui/page/PageHead';
import { PageLayout } from '@/ui/page/PageLayout';
import { PostAuthor, PostByline, postType } from '@/ui/post/PostAuthor';
import { PostCategories } from '@/ui/post/PostCard';
import { TitleImage } from '@/ui/post/TitleImage';
import { RichText } from '@/ui/richText/RichText';
import { ShareButton } from '@/ui/share/ShareButton';
import { useSharing } from '@/ui/share/useSharing';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { MorePosts } from './MorePosts';
import { useNamedCategories } from './useNamedCategories';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';

export function PostArticle({ postId, children }: { postId: string; children: ReactNode }) {
  const { t } = useTranslation(['discussion', 'common']);
  const post = useAppSelector((state) => selectPost(state, postId));
  const request = useRequest((state) => selectPostRequest(state, postId));
  const reload = useLoad(fetchPost, { params: { postId } }, request);
  const isOwn = useAppSelector((state) => selectPosts(state).some(({ id }) => id === postId));
  const isComing = !post && request.status !== 'failed';
  return (
    <PageLayout
      width="post"
      paper="read"
      title={post ? post.title || t('noTitle') : t('common:page.post')}
      titlePlaceholder={isComing ? <TitleSkeleton title={t('common:page.post')} /> : undefined}
    >
      <StatusView
        request={request}
        hasContent={post !== undefined}
        skeleton={
          <Stack sx={{ gap: 3 }}>
            <BylineSkeleton />
            <TextSkeleton height={424} />
          </Stack>
        }
        onRetry={reload}
      >
        {post ? <Content post={post} isOwn={isOwn} /> : null}
        {post ? children : null}
      </StatusView>
    </PageLayout>
  );
}

interface PartProps {
  post: Post;
  isOwn: boolean;
}

function Actions({ post, isOwn }: PartProps) {
  const { t } = useTranslation();
  // What others have written can be read because it is published, also where the server does not say so.
  const isPublished = post.published || !isOwn;
  const address = addressOf(href('post', { postId: post.id }));
  const sharing = useSharing(isPublished ? address : null, (open) => <SharePostSheet title={post.title} {...open} />);
  return (
    <>
      {isOwn ? (
        <Button startIcon={<EditIcon />} component={RouterLink} to={href('editPost', { postId: post.id })}>
          {t('action.edit')}
        </Button>
      ) : null}
      <ShareButton sharing={sharing} variant="outlined" />
      {sharing.sheet}
    </>
  );
}

function Content({ post, isOwn }: PartProps) {
  const { t } = useTranslation('discussion');
  const relativeTime = useRelativeTime();
  const at = postedAt(post);
  const words = wordCount(post.content);
  const facts = [
    Number.isNaN(at) ? '' : relativeTime(at),
    words > 0 ? t('readingTime', { count: readingMinutes(words) }) : '',
  ];
  const [titleImage, ...others] = post.images;
  return (
    <>
      <Box component="article" sx={sections}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
          <PostByline author={post.author} facts={facts} />
          <Stack direction="row" sx={{ gap: 1 }}>
            <Actions post={post} isOwn={isOwn} />
          </Stack>
        </Stack>
        {titleImage ? <TitleImage images={[titleImage]} /> : null}
        <RichText html={post.content} headingLevel={2} sx={postType} />
        {others.map((image) => (
          <TitleImage key={image.id} images={[image]} />
        ))}
        <PostCategories categories={useNamedCategories()(post).categories} />
      </Box>
      <Box sx={[sections, { mt: 3 }]}>
        <Divider />
        <PostAuthor author={post.author} size={8} nameAs={linkedName({ post, isOwn })}>
          <Typography variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
            {profileName(post.competence_profile, post.author?.gender)}
          </Typography>
        </PostAuthor>
        <MorePosts post={post} />
      </Box>
    </>
  );
}

const sections = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, overflowWrap: 'anywhere' } as const;

const linkedName = (props: PartProps) => (name: string) => <AuthorLink {...props} name={name} />;

function AuthorLink({ post: { competence_profile }, isOwn, name }: PartProps & { name: string }) {
  if (!competence_profile) return name;
  if (isOwn) {
    return (
      <Link
        component={RouterLink}
        to={href('profile', { profileId: competence_profile.id })}
        color="inherit"
        sx={tallLink}
      >
        {name}
      </Link>
    );
  }
  return competence_profile.public_url ? (
    <SafeLink href={competence_profile.public_url} color="inherit" sx={tallLink}>
      {name}
    </SafeLink>
  ) : (
    name
  );
}

/** Shares a post with people who have an account: nobody else can read it. */
function SharePostSheet({ title, address, onClose }: { title: string; address: string; onClose: () => void }) {
  const { t } = useTranslation('sharing');
  const message = useShareMessage('sharing', (write) =>
    title
      ? { subject: write('post.subject', { title }), text: write('post.text', { title, address }) }
      : { subject: write('post.subjectUntitled'), text: write('post.textUntitled', { address }) },
  );
  return (
    <ShareSheet
      title={t('post.title')}
      intro={t('post.intro')}
      address={address}
      addressName={t('post.address')}
      message={message}
      codeName={title || t('post.address')}
      onClose={onClose}
    />
  );
}
