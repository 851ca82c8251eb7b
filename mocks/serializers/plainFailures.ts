import { fail, type MockFailure } from '../fail';

/* In the profile `plain` every broken rule is a 422 with texts by field, in English; 401, 403 and 404 stay. */

const english: Readonly<Record<string, string>> = {
  'Bestätigen Sie mindestens einen Punkt.': 'Please verify at least one item.',
  'Bitte bestätigen Sie, dass Sie kein Roboter sind.': 'The captcha response field is required.',
  'Bitte wählen Sie eine Datei.': 'The image field is required.',
  'Bitte wählen Sie einen Grund.': 'The selected type is invalid.',
  'Dafür brauchen Sie ein veröffentlichtes Kompetenzprofil.': 'You need a published competence profile.',
  'Das Kompetenzprofil wurde bereits zweimal geändert.': 'The competence profile has already been changed twice.',
  'Das Passwort stimmt nicht.': 'The password is incorrect.',
  'Der Anmeldecode ist ungültig oder wurde bereits benutzt.': 'The code is invalid.',
  'Der Claim stimmt nicht mit der Adresse überein.': 'The claim id does not match.',
  'Die Anmeldung wurde abgelehnt.': 'Unauthorised.',
  'Die E-Mail-Adresse oder das Passwort stimmt nicht.': 'Unauthorised.',
  'Die Einladung stimmt nicht überein.': 'The selected id is invalid.',
  'Die Frage wurde bereits zweimal geändert.': 'The question has already been changed twice.',
  'Die Reihenfolge muss alle Einträge genau einmal enthalten.': 'The positions are incomplete.',
  'Die Sicherheitsprüfung ist abgelaufen. Bitte bestätigen Sie sie erneut.': 'The captcha response is invalid.',
  'Die wichtigste Berufserfahrung kann nicht getrennt werden.': 'The main work experience cannot be disconnected.',
  'Dies ist bereits die wichtigste Ausbildung.': 'This education is already the main one.',
  'Dies ist bereits die wichtigste Berufserfahrung.': 'This work experience is already the main one.',
  'Diese Anrede gibt es nicht.': 'The selected formality is invalid.',
  'Diese Art gibt es nicht.': 'The selected type is invalid.',
  'Diese Ausbildung ist bereits verbunden.': 'This education is already connected.',
  'Diese Ausbildung ist nicht mit dem Profil verbunden.': 'This education is not connected.',
  'Diese Ausbildung ist nicht verbunden.': 'This education is not connected.',
  'Diese Berufserfahrung ist bereits verbunden.': 'This work experience is already connected.',
  'Diese Berufserfahrung ist nicht mit dem Profil verbunden.': 'This work experience is not connected.',
  'Diese Berufserfahrung ist nicht verbunden.': 'This work experience is not connected.',
  'Diese E-Mail-Adresse ist bereits vergeben.': 'The email has already been taken.',
  'Diese Einladung ist abgelaufen.': 'This invitation has expired.',
  'Diese Einladung wurde bereits angenommen.': 'This invitation has already been accepted.',
  'Diese Kategorie gibt es auf der Startseite nicht.': 'The selected categories are invalid.',
  'Diese Kategorie gibt es nicht.': 'The selected categories are invalid.',
  'Diese Kompetenz gibt es nicht.': 'The selected competences are invalid.',
  'Diesen Beruf gibt es nicht.': 'The selected occupation id is invalid.',
  'Diesen Stil gibt es nicht.': 'The selected style is invalid.',
  'Diesen Tarif gibt es nicht.': 'The selected plan is invalid.',
  'Diesen Titel gibt es nicht.': 'The selected title is invalid.',
  'Dieser Beitrag ist nicht veröffentlicht.': 'This post is not published.',
  'Dieser Claim ist bereits veröffentlicht.': 'This claim is already published.',
  'Dieser Claim ist nicht veröffentlicht.': 'This claim is not published.',
  'Dieser Eintrag ist bereits der wichtigste.': 'This entry is already the main one.',
  'Dieser Gutschein gilt für einen anderen Tarif.': 'This voucher is for another plan.',
  'Dieser Gutschein ist abgelaufen.': 'This voucher has expired.',
  'Dieser Gutschein ist ungültig.': 'The selected voucher is invalid.',
  'Dieser Gutschein wurde bereits eingelöst.': 'This voucher has already been used.',
  'Dieser Link ist ungültig oder abgelaufen.': 'This token is invalid.',
  'Dieses Bild gibt es nicht.': 'The selected image is invalid.',
  'Dieses Fach gibt es nicht.': 'The selected subject category id is invalid.',
  'Dieses Fachgebiet gibt es nicht.': 'The selected field is invalid.',
  'Dieses Feld ist ungültig.': 'This field is invalid.',
  'Dieses Feld muss ausgefüllt werden.': 'This field is required.',
  'Dieses Feld wurde abgelehnt, weil es so bestellt war.': 'This field was refused as ordered.',
  'Dieses Kompetenzprofil gibt es nicht.': 'The selected competence profile id is invalid.',
  'Dieses Kompetenzprofil hat bereits Priorität.': 'This competence profile is already canonical.',
  'Dieses Kompetenzprofil ist bereits veröffentlicht.': 'Competence profile is already published.',
  'Dieses Kompetenzprofil ist nicht veröffentlicht.': 'Competence profile is not published.',
  'Dieses Konto ist aktiv. Bitte melden Sie sich an.': 'This account is active.',
  'Dieses Konto ist vorübergehend deaktiviert. Sie können es wiederherstellen.': 'This account is deactivated.',
  'Dieses Konto wird gelöscht. Innerhalb von 30 Tagen können Sie es wiederherstellen.': 'This account is deleted.',
  'Dieses Konto wurde endgültig gelöscht.': 'This account was deleted.',
  'Dieses Land gibt es nicht.': 'The selected country is invalid.',
  'Ein leerer Beitrag kann nicht veröffentlicht werden.': 'The content field is required.',
  'Für Beiträge brauchen Sie ein Kompetenzprofil.': 'You need a competence profile.',
  'Für diesen Beruf sind alle Versuche aufgebraucht.': 'No attempts left for this occupation.',
  'Für diesen Claim gibt es kein Upgrade.': 'This claim cannot be upgraded.',
  'Ihre Karte wurde abgelehnt.': 'Your card was declined.',
  'Nur JPEG, PNG, WebP und GIF sind erlaubt.': 'The image must be an image.',
  'Sie haben dieses Kompetenzprofil bereits verifiziert.': 'You have already verified this profile.',
  'Sie haben dieses Spiel bereits bestanden.': 'You have already passed this game.',
  'Sie können die Priorität Ihrer Kompetenzprofile nicht ändern, da Sie in den letzten 12 Monaten bereits zweimal gewechselt haben.':
    'The priority has already been changed twice within 12 months.',
  'Sie können sich nicht selbst verifizieren.': 'You cannot verify yourself.',
  'Wählen Sie nur eigene, veröffentlichte Kompetenzprofile.': 'The selected competence profiles are invalid.',
  'Zu einem Abschluss fehlen Name oder Einrichtung.': 'The education is incomplete.',
  'Zu einer Station fehlen Tätigkeit oder Firma.': 'The experience is incomplete.',
};

/** Texts with a number in them. */
const patterns: readonly (readonly [german: RegExp, english: string])[] = [
  [/^Höchstens (\S+) Kompetenzen sind möglich\.$/, 'The competences may not have more than $1 items.'],
  [/^Ihr Tarif umfasst (\S+) Claims\. Sie haben bereits (\S+)\.$/, 'You have reached the limit of $1 claims.'],
  [/^Mehr als (\S+) Fehler sind nicht erlaubt\.$/, 'The mistakes may not be greater than $1.'],
  [/^Du hast das Limit (\S+) zum Erstellen .*$/, 'You have reached the limit of $1 competence profiles.'],
];

export function inEnglish(text: string): string {
  const pattern = patterns.find(([german]) => german.test(text));
  return pattern ? text.replace(...pattern) : (english[text] ?? text);
}

/** Statuses of the full profile that stand for a broken rule. */
const ruleStatuses = new Set([409, 410, 413, 422]);

/** The field of a broken rule that the full profile names by its status alone. */
const fieldOfRule: Readonly<Record<string, string>> = {
  'Diese Einladung ist abgelaufen.': 'token',
  'Diese Einladung wurde bereits angenommen.': 'token',
  'Sie haben dieses Kompetenzprofil bereits verifiziert.': 'competence_profile_id',
  'Der Anmeldecode ist ungültig oder wurde bereits benutzt.': 'code',
};

/** A failure as the profile `plain` answers it. */
export function plainFailure({ status, message, fields }: MockFailure): MockFailure {
  if (!ruleStatuses.has(status)) return fail(status, inEnglish(message));
  const refused = Object.entries(fields ?? { [fieldOfRule[message] ?? 'error']: message });
  const texts = Object.fromEntries(refused.map(([field, text]) => [field, inEnglish(text)]));
  return fail(422, 'The given data was invalid.', texts);
}
