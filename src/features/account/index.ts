export { AccountView } from './AccountView';
export { DeleteAccount } from './leave/DeleteAccount';
export { Farewell, type FarewellProps } from './leave/Farewell';
