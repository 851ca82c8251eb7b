import { PageLayout } from '@/ui/PageLayout';

export default function DashboardPage() {
  return <PageLayout title="Dashboard">{null}</PageLayout>;
}
