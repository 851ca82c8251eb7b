/** Apps that open links inside themselves and name themselves in the user agent. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|Pinterest|MicroMessenger|Line\/|GSA\//i;
/** Android marks its web view; on iPhone and iPad only a whole browser names Safari. */
const androidWebView = /; wv\)/;
const appleDevice = /iPhone|iPad|iPod/;

/** In another app social sign-in may fail, so that e-mail and "open in the browser" are offered (ux no. 15). */
export function isEmbeddedBrowser(userAgent: string): boolean {
  if (apps.test(userAgent) || androidWebView.test(userAgent)) return true;
  return appleDevice.test(userAgent) && userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/');
}
