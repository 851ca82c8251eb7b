import { spawnSync } from 'node:child_process';

/* The programs that the tests of other browsers need, and where they come from. */

const pathOf = (program: string) => spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
const isOnPath = (program: string) => pathOf(program) !== '';

/** Path of the first of the programs that is installed. */
export function findProgram(programs: readonly string[]): string | undefined {
  return programs.map(pathOf).find((path) => path !== '');
}

/** Installs Debian's packages, as root where apt-get is at hand; why not, where that fails. */
function install(packages: readonly string[]): string | null {
  if (!isOnPath('apt-get')) return 'there is no apt-get to install it with';
  if (process.getuid?.() !== 0) return 'apt-get needs root to install it';
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  console.log(`installing ${packages.join(' ')}`);
  const isDone = apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return isDone ? null : `apt-get did not install ${packages.join(' ')}`;
}

/** Sees to it that a browser's programs are there; why they are not, where that fails. */
export function provide(needs: readonly { programs: readonly string[]; package: string }[]): string | null {
  const isMissing = ({ programs }: (typeof needs)[number]) => !programs.some(isOnPath);
  const missing = needs.filter(isMissing);
  const reason = missing.length > 0 ? install(missing.map((need) => need.package)) : null;
  const still = needs.filter(isMissing).map(({ programs }) => programs[0]);
  return still.length > 0 ? `${still.join(', ')} is missing; ${reason ?? 'its package does not hold it'}` : null;
}
