import type { Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { useNews } from './use-news.ts';

/** What happens beside the match: all of it for screen readers, the newest for a moment on the screen. */
export function News({ visit, scene }: { readonly visit: Visit; readonly scene: Scene }) {
  const news = useNews(visit, scene);
  const newest = news.at(-1);
  return (
    <>
      <p class="unseen" role="log">
        {news.map(({ key, text }) => (
          <span key={key}>{text}</span>
        ))}
      </p>
      <p class="news-newest" aria-hidden="true">
        {newest !== undefined && <span key={newest.key}>{newest.text}</span>}
      </p>
    </>
  );
}
