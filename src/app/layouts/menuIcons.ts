import type { SvgIconComponent } from '@mui/icons-material';
import AddIcon from '@mui/icons-material/AddOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BenefitIcon from '@mui/icons-material/RedeemOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ChartIcon from '@mui/icons-material/BarChartOutlined';
import CoinsIcon from '@mui/icons-material/TollOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import DiversityIcon from '@mui/icons-material/Diversity3Outlined';
import FeedbackIcon from '@mui/icons-material/RateReviewOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import GraphIcon from '@mui/icons-material/HubOutlined';
import GroupIcon from '@mui/icons-material/FamilyRestroomOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import PhotosIcon from '@mui/icons-material/PhotoLibraryOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import ServiceIcon from '@mui/icons-material/HomeRepairServiceOutlined';
import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import type { MenuIcon } from '@/routes/table';

export const menuIcon: Record<MenuIcon, SvgIconComponent> = {
  add: AddIcon,
  article: ArticleIcon,
  badge: BadgeIcon,
  benefit: BenefitIcon,
  campaign: CampaignIcon,
  chart: ChartIcon,
  coins: CoinsIcon,
  dashboard: DashboardIcon,
  diversity: DiversityIcon,
  feedback: FeedbackIcon,
  forum: ForumIcon,
  graph: GraphIcon,
  group: GroupIcon,
  handshake: HandshakeIcon,
  help: HelpIcon,
  inventory: InventoryIcon,
  lightbulb: LightbulbIcon,
  link: LinkIcon,
  offer: OfferIcon,
  photos: PhotosIcon,
  receipt: ReceiptIcon,
  school: SchoolIcon,
  sell: SellIcon,
  service: ServiceIcon,
  tree: TreeIcon,
  tune: TuneIcon,
  verified: VerifiedIcon,
};
