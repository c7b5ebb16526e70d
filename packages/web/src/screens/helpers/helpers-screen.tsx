import { signal } from '@preact/signals';
import type { RealTableWords } from '@tischrunde/rulebook/real-table';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { useRealTableWords } from '../common/use-real-table-words.ts';
import { ClockHelper } from './clock-helper.tsx';
import { DominosaHelper } from './dominosa-helper.tsx';
import { HektikHelper } from './hektik-helper.tsx';
import { SetUpHelper } from './set-up-helper.tsx';
import { Solo1Helper, Solo2Helper } from './solitaire-helper.tsx';
import { TrickHelper } from './trick-helper.tsx';
import '../rulebook/rulebook.css';
import '../allowed/allowed.css';
import '../allowed/pickers.css';
import '../allowed/ruling.css';
import './helpers.css';

export interface HelperProps {
  readonly words: RealTableWords;
}

const helpers = {
  setUp: SetUpHelper,
  clock: ClockHelper,
  hektik: HektikHelper,
  trick: TrickHelper,
  solo1: Solo1Helper,
  solo2: Solo2Helper,
  dominosa: DominosaHelper,
} as const satisfies Readonly<Record<string, ComponentType<HelperProps>>>;

type HelperName = keyof typeof helpers;

const names = Object.keys(helpers) as HelperName[];

/** The choice survives leaving the page. */
const chosen = signal<HelperName>('setUp');

/** What helps people who play with the real box. */
export function HelpersScreen() {
  const words = useRealTableWords();
  return (
    <>
      <Bar />
      <main class="helpers">{words !== null && <Helpers words={words} />}</main>
    </>
  );
}

function Helpers({ words }: HelperProps) {
  useTitle(words('helpers.title'));
  const Helper = helpers[chosen.value];
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen.value]);
  return (
    <>
      <h1>{words('helpers.title')}</h1>
      <p class="quiet helpers-about">{words('helpers.about')}</p>
      <nav ref={tabs} class="keys helper-tabs" aria-label={words('helpers.title')}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            data-helper={name}
            aria-pressed={name === chosen.value}
            onClick={() => {
              chosen.value = name;
            }}
          >
            {words(`helpers.${name}`)}
          </button>
        ))}
      </nav>
      <section class="allowed-part">
        <h2 class="unseen">{words(`helpers.${chosen.value}`)}</h2>
        <Helper words={words} />
      </section>
    </>
  );
}
