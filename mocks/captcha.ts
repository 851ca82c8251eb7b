import { failField } from './fail';
import type { MockServer } from './server';

/** Responses of the app's stand-in for the bot check: `stand-in-` and a part that is unique. */
const standIn = /^stand-in-/;

/** 422 for an empty token and for one of the stand-in's that was used before; other tokens pass. */
export function checkCaptcha(server: MockServer, answer: string): void {
  if (answer === '' && server.captchaRequired) {
    throw failField('captcha_response', 'Bitte bestätigen Sie, dass Sie kein Roboter sind.');
  }
  if (!standIn.test(answer)) return;
  if (server.usedCaptchas.has(answer) || server.scenario.thirdParties === 'declined') {
    throw failField('captcha_response', 'Die Sicherheitsprüfung ist abgelaufen. Bitte bestätigen Sie sie erneut.');
  }
  server.usedCaptchas.add(answer);
}
