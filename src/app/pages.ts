import type { ComponentType } from 'react';
import type { PageName } from '@/routes/table';

export interface PageModule {
  default: ComponentType;
}

/** A route without a page does not compile. */
export const pages = {
  root: () => import('@/pages/RootPage'),
  login: () => import('@/pages/LoginPage'),
  register: () => import('@/pages/RegisterPage'),
  forgotPassword: () => import('@/pages/ForgotPasswordPage'),
  resetForgotPassword: () => import('@/pages/ResetForgotPasswordPage'),
  restoreAccount: () => import('@/pages/RestoreAccountPage'),
  authorizeCallback: () => import('@/pages/AuthorizeCallbackPage'),
  dashboard: () => import('@/pages/DashboardPage'),
  accessControl: () => import('@/pages/AccessControlPage'),
  account: () => import('@/pages/AccountPage'),
  deleteUser: () => import('@/pages/DeleteUserPage'),
  images: () => import('@/pages/ImagesPage'),
  profiles: () => import('@/pages/ProfilesPage'),
  profile: () => import('@/pages/ProfilePage'),
  competenceForm: () => import('@/pages/CompetenceFormPage'),
  importCareer: () => import('@/pages/ImportCareerPage'),
  newProfile: () => import('@/pages/NewProfilePage'),
  claims: () => import('@/pages/ClaimsPage'),
  claim: () => import('@/pages/ClaimPage'),
  claimForm: () => import('@/pages/ClaimFormPage'),
  newClaim: () => import('@/pages/NewClaimPage'),
  verifyCompetence: () => import('@/pages/VerifyCompetencePage'),
  familyAndFriends: () => import('@/pages/FamilyAndFriendsPage'),
  colleagues: () => import('@/pages/ColleaguesPage'),
  customers: () => import('@/pages/CustomersPage'),
  humanGraph: () => import('@/pages/HumanGraphPage'),
  allPosts: () => import('@/pages/AllPostsPage'),
  post: () => import('@/pages/PostPage'),
  myPosts: () => import('@/pages/MyPostsPage'),
  newPost: () => import('@/pages/NewPostPage'),
  editPost: () => import('@/pages/EditPostPage'),
  confirmEmail: () => import('@/pages/ConfirmEmailPage'),
  verification: () => import('@/pages/VerificationPage'),
  personalVerification: () => import('@/pages/PersonalVerificationPage'),
  exampleProfile: () => import('@/pages/ExampleProfilePage'),
  exampleClaim: () => import('@/pages/ExampleClaimPage'),
  notAuthorized: () => import('@/pages/NotAuthorizedPage'),
  notFound: () => import('@/pages/NotFoundPage'),
  pricing: () => import('@/pages/PricingPage'),
  planDetails: () => import('@/pages/PlanDetailsPage'),
  billing: () => import('@/pages/BillingPage'),
  comingSoon: () => import('@/pages/ComingSoonPage'),
} satisfies Record<PageName, () => Promise<PageModule>>;
