import { z } from '@/api/schema/zod';

/** What the check's field holds in a form: '' while unanswered. The answer itself is asked for at the last moment. */
export const CaptchaState = z.string().refine((value) => value !== '', { params: { rule: 'captcha' } });
