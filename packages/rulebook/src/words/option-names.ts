/**
 * The options by name, as players agree on them. An option that means something else in one game is listed with that game:
 * `solo.interject`.
 */
type OptionName =
  | 'set'
  | 'rounds'
  | 'target'
  | 'starter'
  | 'sperr'
  | 'openTalk'
  | 'small'
  | 'pay'
  | 'copies'
  | 'winnable'
  | 'hand'
  | 'grade'
  | 'unique'
  | 'given'
  | 'reverseSkips'
  | 'solo.interject'
  | 'solomino.interject';

/** What can be chosen where it is neither a number nor yes or no. */
type ChoiceName = 'steps' | 'face' | 'easy' | 'medium' | 'hard' | 'expert';

export interface OptionWords {
  readonly options: {
    readonly [Name in OptionName]: {
      /** A few words for a form. */
      readonly name: string;
      /** What it changes, in a sentence. */
      readonly about: string;
    };
  };
  readonly choices: { readonly [Name in ChoiceName]: string };
}
