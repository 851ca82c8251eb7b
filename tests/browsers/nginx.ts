import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectedAnswers, wrongAnswer } from '../e2e/expectedHeaders';
import { waitUntilAnswers } from '../servers';

/* Whether nginx itself answers as the build's `nginx.conf` is meant (quality, section 4). */

export const nginx = { name: 'nginx', needs: [{ programs: ['nginx'], package: 'nginx-light' }] };

const origin = 'http://127.0.0.1:4330';

function configuration(folder: string, build: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:4330;
    root ${build};
    include ${build}/nginx.conf;
  }
}
`;
}

/** What nginx answers otherwise than expected, a line each. */
export async function askNginx(build: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, build));
  const server = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resume) => server.once('exit', resume));
  try {
    await waitUntilAnswers(`${origin}/login`);
    const asset = readdirSync(join(build, 'assets')).find((name) => name.endsWith('.js')) ?? 'none';
    const wrong = await Promise.all(
      expectedAnswers(`/assets/${asset}`).map(async (expected) =>
        (await wrongAnswer(origin, expected)).map((words) => `${expected.path}: ${words}`),
      ),
    );
    const { headers } = await fetch(`${origin}/assets/${asset}`, { headers: { 'Accept-Encoding': 'gzip' } });
    const isPacked = headers.get('content-encoding') === 'gzip' && headers.get('vary') === 'Accept-Encoding';
    return [...wrong.flat(), ...(isPacked ? [] : [`/assets/${asset}: not packed`])];
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
}
