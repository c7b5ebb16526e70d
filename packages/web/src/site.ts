/** The page may lie in a folder of a web host: the folder, without a slash at its end; empty at the root. */
const folder = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * Whether there is a server for tables with others. A page that was built for a web host (`--mode static`) has none, nor has one in a
 * folder: the server has the root of its address.
 */
export const hasServer = import.meta.env.MODE !== 'static' && folder === '';

/** The address of one of our screens, from the root of the host. Every link and every route goes through this. */
export const pathOf = (path: `/${string}`): string => `${folder}${path}`;

/** The address of one of our screens as people send it to each other. */
export const linkTo = (path: `/${string}`, origin: string = location.origin): string =>
  `${origin}${pathOf(path)}`;

/** Which of our screens an address is: the opposite of `pathOf`. */
export function screenPath({ pathname }: Pick<Location, 'pathname'>): string {
  const path = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
  // A web host that finds a folder adds a slash.
  return path.replace(/(?<=.)\/$/, '');
}
