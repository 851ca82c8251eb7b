import { z } from 'zod';

// zod probes `new Function` for its compiled mode, which a strict content security policy reports.
z.config({ jitless: true });

export { z };
