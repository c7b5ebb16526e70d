import type { TableFacts } from '@tischrunde/protocol';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { pathOf } from '../../../site.ts';
import { pads, savePad } from '../../../storage/pad-store.ts';
import { padFrom } from '../pad-writes.ts';

/** Somebody has come to a shared score pad by its link or code: from now on it is kept on this phone, too. */
export function PadArrival({ table: { id, game, options, pad } }: { readonly table: TableFacts }) {
  const { route } = useLocation();
  useEffect(() => {
    if (pad === undefined) return;
    const known = pads.peek().find(({ sharing }) => sharing?.table === id && sharing.match === pad.match);
    const kept = known ?? padFrom(id, game, options, pad);
    if (known === undefined) savePad(kept);
    route(pathOf(`/real/pad/${kept.id}`), true);
  }, []);
  return <main aria-busy="true" />;
}
