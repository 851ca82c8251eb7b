export { ClaimEditor } from './ClaimEditor';
export { QuestionForm } from './question/QuestionForm';
