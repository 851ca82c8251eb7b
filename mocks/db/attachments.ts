/** Adds an id (a picture to a gallery, for one) to a list, once. */
export function attach(ids: number[], id: number): void {
  if (!ids.includes(id)) ids.push(id);
}

/** Takes an id out of a list; nothing where it is not in it. */
export function detach(ids: number[], id: number | string): void {
  const index = ids.findIndex((attached) => String(attached) === String(id));
  if (index >= 0) ids.splice(index, 1);
}
