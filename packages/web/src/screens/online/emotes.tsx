import { type Emote, emotes } from '@tischrunde/protocol';
import type { ComponentChildren } from 'preact';

const eyes = (
  <>
    <circle cx="-4" cy="-2.5" r="1.3" />
    <circle cx="4" cy="-2.5" r="1.3" />
  </>
);

const Face = ({ children }: { readonly children: ComponentChildren }) => (
  <>
    <circle r="10" fill="none" />
    {children}
  </>
);

/** Small line drawings in the colour of the text. */
const pictures: Readonly<Record<Emote, ComponentChildren>> = {
  hello: (
    <>
      <path
        d="M-4 9c-3-3-5-6-6-9a1.6 1.6 0 0 1 3-1l2 3v-9a1.6 1.6 0 0 1 3.2 0v5-7a1.6 1.6 0 0 1 3.2 0v7-5.500a1.6 1.6 0 0 1 3.2 0v6-3.500a1.6 1.6 0 0 1 3.2 0v6c0 4-3 8-7 8z"
        fill="none"
      />
      <path d="M8 -10l2-2M10.5 -6.500h2" fill="none" />
    </>
  ),
  thanks: <path d="M0 9C-7 4-10 0-10-4a5 5 0 0 1 10-1.500A5 5 0 0 1 10-4c0 4-3 8-10 13z" fill="none" />,
  'well-played': (
    <path d="M0-10l3 6.3 6.8.8-5 4.7 1.3 6.800L0 5.300l-6.1 3.3 1.3-6.8-5-4.7 6.8-.8z" fill="none" />
  ),
  oops: (
    <Face>
      {eyes}
      <circle cy="4" r="2.2" fill="none" />
    </Face>
  ),
  hurry: (
    <>
      <circle cy="1" r="9" fill="none" />
      <path d="M0-4v5l3.5 2M-3-11h6" fill="none" />
    </>
  ),
  laugh: (
    <Face>
      <path d="M-6-2l2-2 2 2M2-2l2-2 2 2" fill="none" />
      <path d="M-5.5 2h11a5.5 5 0 0 1-11 0z" />
    </Face>
  ),
  wow: (
    <Face>
      <circle cx="-4" cy="-2.5" r="2" fill="none" />
      <circle cx="4" cy="-2.5" r="2" fill="none" />
      <ellipse cy="4.5" rx="2" ry="3" />
    </Face>
  ),
  sad: (
    <Face>
      {eyes}
      <path d="M-4.5 6a5 4.5 0 0 1 9 0" fill="none" />
    </Face>
  ),
};

export const isEmote = (value: string): value is Emote => emotes.some((emote) => emote === value);

export const EmotePicture = ({ emote }: { readonly emote: Emote }) => (
  <svg class="emote" viewBox="-13 -13 26 26" aria-hidden="true">
    {pictures[emote]}
  </svg>
);
