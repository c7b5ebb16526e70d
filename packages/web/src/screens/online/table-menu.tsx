import { useSignal } from '@preact/signals';
import { errorCodeOf, type RequestErrorCode, seatOf, sitDown, type Visit } from '@tischrunde/client';
import { mayBeAway, type Scene } from '@tischrunde/protocol';
import { Avatar } from '../../play/avatar.tsx';
import { mutedGuests, setMuted } from '../../session/remote/muted.ts';
import { namesAt } from '../../session/remote/seats.ts';
import { connection, ownGuest } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AnotherPlayer } from './another-player.tsx';
import { EveningScore } from './evening-score.tsx';
import { FairnessCommitment } from './fairness-check.tsx';
import { type HandChoice, HandSwitch } from './hand-mode.tsx';
import { HostAway } from './host-away.tsx';
import { InviteOthers } from './invite-others.tsx';
import { Presence } from './presence.tsx';
import { SeatList } from './seat-list.tsx';
import { Terms } from './terms.tsx';
import { TurnCalls } from './turn-calls.tsx';
import { useIsAway } from './use-is-away.ts';

interface MenuProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly hand: HandChoice;
}

/** Opens what concerns the table rather than the match. */
export function TableMenu(props: MenuProps) {
  const book = currentBook();
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="round table-menu"
        aria-label={book.say('table.menu')}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        ⋯
      </button>
      {isOpen.value && (
        <Dialog
          title={book.say('table.menu')}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <Menu {...props} />
        </Dialog>
      )}
    </>
  );
}

function Menu({ visit, scene, hand }: MenuProps) {
  const book = currentBook();
  const failed = useSignal<RequestErrorCode | null>(null);
  const isSure = useSignal(false);
  const isSureToClose = useSignal(false);
  const { id, places, host, phase, match, fair, paused, pauseWished } = scene.table;
  const guest = connection.guest.value?.id ?? null;
  const own = seatOf(places, guest);
  const isPlaying = phase === 'playing';
  const bot = own === null ? null : places[own].bot;
  const act = async (doing: Promise<unknown>): Promise<void> => {
    failed.value = await errorCodeOf(doing);
  };
  return (
    <div class="dialog-body">
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
      <Terms scene={scene} />
      <EveningScore evening={scene.table.evening} />
      <HostAway {...{ visit, scene, guest }} />
      <HandSwitch choice={hand} />
      {own !== null && phase !== 'playing' && <AnotherPlayer scene={scene} />}
      {own !== null && <TurnCalls />}
      {phase === 'over' && (
        <SeatList
          {...{ scene, guest }}
          here={visit.here.value}
          onSit={(seat) => void act(sitDown(ownGuest, id, match, seat))}
          onStand={() => void act(connection.ask('stand', { table: id }))}
          onBot={(seat, level) => void act(connection.ask('bot', { table: id, seat, level }))}
          onRemove={(seat) => void act(connection.ask('remove', { table: id, seat }))}
          onHost={(other) => void act(connection.ask('host', { table: id, guest: other }))}
          onSwap={(seat) => void act(connection.ask('swap', { table: id, seat, with: seat + 1 }))}
        />
      )}
      <People {...{ visit, scene }} act={act} />
      {own !== null && (
        <div class="menu-buttons">
          {isPlaying && bot === null && !paused && (
            <button
              type="button"
              onClick={() =>
                void act(connection.ask('pause', { table: id, wish: !pauseWished.includes(own) }))
              }
            >
              {book.say(pauseWished.includes(own) ? 'pause.unask' : 'pause.ask')}
            </button>
          )}
          {isPlaying && (
            <button
              type="button"
              onClick={() =>
                void act(
                  connection.ask('bot', { table: id, seat: own, level: bot === null ? 'medium' : null }),
                )
              }
            >
              {book.say(bot === null ? 'bot.forMe' : 'bot.takeBack')}
            </button>
          )}
          {isPlaying && (
            <button
              type="button"
              onClick={() => {
                if (isSure.value) void act(connection.ask('stand', { table: id }));
                else isSure.value = true;
              }}
            >
              {book.say('gather.stand')}
            </button>
          )}
          <p class="far-word" role="status">
            {isSure.value && isPlaying && book.say('stand.sure')}
          </p>
        </div>
      )}
      {guest === host && (
        <div class="menu-buttons">
          <button
            type="button"
            onClick={() => {
              if (isSureToClose.value) void act(connection.ask('close', { table: id }));
              else isSureToClose.value = true;
            }}
          >
            {book.say('host.close')}
          </button>
          <p class="far-word" role="status">
            {isSureToClose.value && book.say('host.closeSure')}
          </p>
        </div>
      )}
      <InviteOthers table={id} isSeated={own !== null || guest === host} shareAs={document.title} />
      {isPlaying && <FairnessCommitment commitment={fair.commitment} />}
    </div>
  );
}

/** Who sits here, whether they are connected, and buttons to mute them or send them away. */
function People({
  visit,
  scene,
  act,
}: Omit<MenuProps, 'hand'> & { act(doing: Promise<unknown>): Promise<void> }) {
  const book = currentBook();
  const { id, host, muted, phase, timer } = scene.table;
  const guest = connection.guest.value?.id ?? null;
  const here = visit.here.value;
  const isSeated = guest === host || seatOf(scene.table.places, guest) !== null;
  const leaving = useSignal<string | null>(null);
  return (
    <ul class="people">
      {othersIn(scene, guest).map(({ guest: other, name, seat, bot }) => (
        <li key={other}>
          <p class="person">
            <Avatar seat={seat} />
            <b>{name}</b> <Presence isHere={here.includes(other)} />
          </p>
          <span class="people-buttons">
            <button type="button" onClick={() => setMuted(other, !mutedGuests.value.includes(other))}>
              {book.say(mutedGuests.value.includes(other) ? 'talk.unmute' : 'talk.mute', { name })}
            </button>
            {guest === host && (
              <button
                type="button"
                onClick={() =>
                  void act(connection.ask('mute', { table: id, guest: other, muted: !muted.includes(other) }))
                }
              >
                {book.say(muted.includes(other) ? 'talk.unmuteAll' : 'talk.muteAll', { name })}
              </button>
            )}
            {guest === host && (
              <button
                type="button"
                onClick={() => {
                  if (leaving.value === other)
                    void act(connection.ask('kick', { table: id, guest: other, kicked: true }));
                  else leaving.value = other;
                }}
              >
                {book.say(leaving.value === other ? 'host.kickSure' : 'host.kick', { name })}
              </button>
            )}
            {guest === host && seat !== null && phase === 'playing' && (
              <button
                type="button"
                onClick={() => void act(connection.ask('host', { table: id, guest: other }))}
              >
                {book.say('host.make', { name })}
              </button>
            )}
            {isSeated && seat !== null && bot === null && phase === 'playing' && !mayBeAway(timer) && (
              <BotFor
                {...{ visit, name }}
                guest={other}
                onBot={() => void act(connection.ask('bot', { table: id, seat, level: 'medium' }))}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface BotForProps {
  readonly visit: Visit;
  readonly guest: string;
  readonly name: string;
  onBot(): void;
}

/** Lets a bot play for somebody, once they count as away. */
function BotFor({ visit, guest, name, onBot }: BotForProps) {
  if (!useIsAway(visit, guest, connection.awayAfter)) return null;
  return (
    <button type="button" onClick={onBot}>
      {currentBook().say('bot.for', { name })}
    </button>
  );
}

interface Other {
  readonly guest: string;
  readonly name: string;
  readonly seat: number | null;
  readonly bot: string | null;
}

/** All other guests at seats, and spectators who wrote something. */
function othersIn({ table: { places }, said }: Scene, own: string | null): readonly Other[] {
  const names = namesAt(places);
  const sitting = places.flatMap(({ guest, bot }, seat): Other[] =>
    guest === null || guest === own ? [] : [{ guest, name: names[seat], seat, bot }],
  );
  const known = new Set([own, ...sitting.map(({ guest }) => guest)]);
  const spectators = said.flatMap(({ guest, name }): Other[] => {
    if (known.has(guest)) return [];
    known.add(guest);
    return [{ guest, name, seat: null, bot: null }];
  });
  return [...sitting, ...spectators];
}
