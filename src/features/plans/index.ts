export { OwnPlan, PlanHint, useOwnPlan } from './OwnPlan';
export { PlanCards, PlanFacts } from './PlanCards';
export { PlanComparison } from './PlanComparison';
export { PlanFit } from './PlanFit';
export { PlanState } from './PlanState';
export { FounderNote, PlansStatus, usePlans } from './PlansStatus';
export { Vouchers } from './Vouchers';
