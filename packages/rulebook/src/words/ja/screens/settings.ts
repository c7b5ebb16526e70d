import type { settings as english } from '../../en/screens/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings: Translation<typeof english> = {
  'settings.language': '言語',
  'settings.theme': '画面の明るさ',
  'theme.system': '端末に合わせる',
  'theme.light': '明るい',
  'theme.dark': '暗い',
  'settings.largePrint': '大きな文字',
  'settings.lessMotion': '動きを減らす',
  'settings.sound': '音',
  'settings.pace': 'コンピューターの速さ',
  'pace.slow': 'ゆっくり',
  'pace.usual': '人と同じくらい',
  'pace.fast': '速い',
  'pace.atOnce': 'すぐに',
  'settings.autoCall': '自動でコール',
  'settings.autoCallAbout': '必要なとき、「ソロ！」や「ソロドミノ！」を自動でコールします。',
};
