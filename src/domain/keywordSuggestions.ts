import { isStopWord, languageOfWords } from './stopWords';

const shortest = 3;
/** A longer run of words is no term any more. */
const longestRun = 3;
/** As many as fit into two or three lines. */
const maxSuggestions = 8;

interface SuggestionSources {
  question: string;
  topic: string;
  competences: readonly string[];
  chosen: readonly string[];
}

/** Telling words of the texts, then the competences; English words that stand together stay so ("heat pump"). */
export function keywordSuggestions({ question, topic, competences, chosen }: SuggestionSources): string[] {
  const words = [...wordsOf(question), ...wordsOf(topic), ...competences.map((name) => name.trim())];
  const seen = new Set(chosen.map((word) => word.trim().toLowerCase()));
  return words
    .filter((word) => {
      const key = word.toLowerCase();
      const isNew = key !== '' && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, maxSuggestions);
}

function wordsOf(text: string): string[] {
  const tokens = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&+-]*|[^\s]/gu) ?? [];
  const isGerman = languageOfWords(tokens) === 'de' || (languageOfWords(tokens) === null && hasNouns(tokens));
  return isGerman ? germanWords(tokens) : englishWords(tokens);
}

const isTelling = (word: string) => word.length >= shortest && /\p{L}/u.test(word) && !isStopWord(word);
const isCapital = (word: string) => /^[\p{Lu}\p{N}]/u.test(word);
const hasNouns = (words: readonly string[]) => words.slice(1).some((word) => isCapital(word) && isTelling(word));

/** Capitalised words are nouns; without any, all telling words count. */
function germanWords(tokens: readonly string[]): string[] {
  const areWritten = hasNouns(tokens);
  return tokens.filter((word) => isTelling(word) && (isCapital(word) || !areWritten));
}

/** Words that stand together are searched together. */
function englishWords(tokens: readonly string[]): string[] {
  const runs: string[][] = [[]];
  for (const token of tokens) {
    if (isTelling(token)) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs.flatMap((run) => (run.length > longestRun ? run : run.join(' ')));
}
