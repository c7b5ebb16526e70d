/** The options of games. An option that means something else in one game is listed with that game: `solo.interject`. */
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

/** The values of options that are neither numbers nor yes or no. */
type ChoiceName = 'steps' | 'face' | 'easy' | 'medium' | 'hard' | 'expert';

export interface OptionNames {
  readonly options: {
    readonly [Name in OptionName]: {
      /** A short name, for a form. */
      readonly name: string;
      /** A sentence about what it changes. */
      readonly about: string;
    };
  };
  readonly choices: { readonly [Name in ChoiceName]: string };
}
