import { seedClaims, seedNeighbourClaims } from './seedClaims';
import { seedCommunity } from './seedCommunity';
import { seedExpert } from './seedExpert';
import { seedInvitations } from './seedInvitations';
import { seedNeighbours } from './seedNeighbours';
import { seedPeople } from './seedPeople';
import { World } from './world';

/** A believable world: experts with profiles, claims and invitations in all states, and one account per persona. */
export function seedWorld(): World {
  const world = new World();
  const people = seedPeople(world);
  const expert = seedExpert(world, people.expert);
  const neighbours = seedNeighbours(world, people);
  seedClaims(world, people.expert, expert);
  seedNeighbourClaims(world, neighbours);
  seedInvitations(world, people, expert);
  seedCommunity(world);
  return world;
}
