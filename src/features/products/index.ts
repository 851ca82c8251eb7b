export { NewProductButton, Products } from './Products';
