import { z } from '@/api/schema/zod';

/** Value of the captcha field in a form: '' while it is not solved. The token itself is fetched when the form is sent. */
export const CaptchaState = z.string().refine((value) => value !== '', { params: { rule: 'captcha' } });
