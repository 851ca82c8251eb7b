import { truncate, isSameText } from './plainText';
import { comparableHtml, plainTextOf } from './richText';

interface AnswerTexts {
  headline: string;
  text: string;
}

/** A server may write the HTML of a text in its own way. */
export function isSameAnswer(a: AnswerTexts, b: AnswerTexts): boolean {
  return isSameText(a.headline, b.headline) && isSameText(plainTextOf(a.text), plainTextOf(b.text));
}

/** On one line; what ends without a full stop, such as the items of a list, is kept apart. */
export function beginningOfAnswer(text: string, maxLength: number): string {
  return truncate(plainTextOf(text).replace(/([\p{L}\p{N})])\s*\n+\s*/gu, '$1 · '), maxLength);
}

/** Without its comment, which is given at creation only (D-38). */
export function comparableAnswer({ headline, text, video, source }: AnswerTexts & { video: string; source: string }) {
  return { headline, text: comparableHtml(text), video, source };
}
