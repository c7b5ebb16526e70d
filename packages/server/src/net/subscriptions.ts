import type { AskOf } from '@tischrunde/protocol';
import type { Guest } from '../people/token.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';

/** Lets a device of a guest be called by Web Push. Throws an `AskRefusal`. */
export async function subscribe(
  { calls, limiters }: ConnectionContext,
  address: string,
  guest: Guest,
  ask: AskOf<'subscribe'>,
): Promise<void> {
  if (calls === null) throw new AskRefusal('push.off');
  const { subscriptions, subscriptionsOfAddress } = limiters;
  if (!subscriptions.take(guest.guest) || !subscriptionsOfAddress.take(address))
    throw new AskRefusal('message.often');
  const refusal = await calls.subscribe(guest, ask.subscription);
  if (refusal !== null) throw new AskRefusal(refusal);
}

/** Lets it be called no more. Throws an `AskRefusal`. */
export async function unsubscribe(
  { limiters, store }: ConnectionContext,
  { guest }: Guest,
  ask: AskOf<'unsubscribe'>,
): Promise<void> {
  if (!limiters.subscriptions.take(guest)) throw new AskRefusal('message.often');
  await store.unsubscribe(guest, ask.endpoint);
}
