export { CategoriesField } from './CategoriesField';
export { ChangeRefused, useChangesLeft } from './ChangeRefused';
export { QuestionEditor, QuestionValues } from './QuestionEditor';
export { SearchResult } from './SearchResult';
export {
  AssistanceProvider,
  SectionAssistant,
  useAssistedSection,
  type AssistedClaim,
  type AssistedField,
  type AssistedSection,
} from './SectionAssistant';
export { ShortAnswerFields } from './ShortAnswerFields';
export { keywordList, listOfClaim, type ClaimItemList } from './claimItems';
export { ChoiceField, useProfileOption } from './ChoiceField';
