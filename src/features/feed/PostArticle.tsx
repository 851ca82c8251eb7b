import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Card, Link, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/platform/config';
import type { Post } from '@/api/endpoints/posts';
import { readingMinutes, wordCount } from '@/domain/plainText';
import { postedAt } from '@/domain/post';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchPost, selectPost, selectPostRequest } from '@/entities/post/postSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { tallLink } from '@/ui/basics/hitArea';
import { SafeLink } from '@/ui/basics/SafeLink';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { TitleSkeleton } from '@/ui/page/PageHead';
import { PageLayout } from '@/ui/page/PageLayout';
import { PostAuthor } from '@/ui/post/PostAuthor';
import { PostCategories } from '@/ui/post/PostCard';
import { TitleImage } from '@/ui/post/TitleImage';
import { RichText } from '@/ui/richText/RichText';
import { ShareButton } from '@/ui/share/ShareButton';
import { useSharing } from '@/ui/share/useSharing';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
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
      title={post ? post.title || t('noTitle') : t('common:page.post')}
      titlePlaceholder={isComing ? <TitleSkeleton title={t('common:page.post')} /> : undefined}
      actions={post ? <Actions post={post} isOwn={isOwn} /> : undefined}
    >
      <StatusView
        request={request}
        hasContent={post !== undefined}
        skeleton={<ListSkeleton rows={1} height={480} />}
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
    <Card component="article" sx={{ overflowWrap: 'anywhere' }}>
      {titleImage ? <TitleImage images={[titleImage]} radius={0} /> : null}
      <Stack sx={{ gap: 3, p: { xs: 2, sm: 4 } }}>
        <PostAuthor post={post} facts={facts} nameAs={linkedName({ post, isOwn })} />
        <RichText html={post.content} headingLevel={2} />
        {others.map((image) => (
          <TitleImage key={image.id} images={[image]} />
        ))}
        <PostCategories categories={useNamedCategories()(post).categories} />
      </Stack>
    </Card>
  );
}

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
