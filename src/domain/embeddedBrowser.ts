/** Apps that open links inside themselves and name themselves in the user agent. */
const apps =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|Pinterest|MicroMessenger|Line\/|GSA\//i;
/** Android marks its web view; on iPhone and iPad only a whole browser names Safari. */
const androidWebView = /; wv\)/;
const appleDevice = /iPhone|iPad|iPod/;

/**
 * Whether a page is shown inside another app instead of a browser. Social sign-in is refused or loses its way back there,
 * so that e-mail sign-in and "open in the browser" are offered instead (ux no. 15).
 */
export function isEmbeddedBrowser(userAgent: string): boolean {
  if (apps.test(userAgent) || androidWebView.test(userAgent)) return true;
  return appleDevice.test(userAgent) && userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/');
}
