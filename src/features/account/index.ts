export { AccountView } from './AccountView';
export { DeleteAccount, Farewell, type FarewellProps } from './DeleteAccount';
