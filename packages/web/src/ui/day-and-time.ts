/** When something was, as people say it: “today, 13:28”, “yesterday, 09:05”, and before that the date. */
export function dayAndTime(when: number, now: number, language: string): string {
  // The English of the page is British.
  const locale = language === 'en' ? 'en-GB' : language;
  const days = Math.round((midnightBefore(now) - midnightBefore(when)) / 86_400_000);
  if (days !== 0 && days !== 1) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(when);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(when);
  return language === 'ja' ? `${day} ${time}` : `${day}, ${time}`;
}

const midnightBefore = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
