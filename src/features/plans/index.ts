export { OwnAdvertising, OwnPlan, PlanHint, useOwnPlan } from './OwnPlan';
export { OrderButton, PlanCards, PlanFacts } from './PlanCards';
export { PlanComparison } from './PlanComparison';
export { PlanFit } from './PlanFit';
export { PlanState } from './PlanState';
export { FounderNote, PlansStatus, usePlans } from './PlansStatus';
export { usePriceText } from './planTexts';
export { Vouchers } from './Vouchers';
