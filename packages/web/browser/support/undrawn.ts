import { type BrowserContext, test as base } from '@playwright/test';

/** Who takes pictures or wants to watch (`DRAWN=1`, with `--headed`) has pages drawn. */
const isDrawn = ['DRAWN', 'EVENING_PICTURES', 'FAR_PICTURES', 'PAD_PICTURES'].some(
  (name) => process.env[name] !== undefined,
);

/**
 * Pages are laid out, and can be tapped, but not drawn: no test looks at the picture, and drawing it is a quarter of what a page
 * costs. What is printed is not touched.
 */
export async function withoutDrawing(context: BrowserContext): Promise<BrowserContext> {
  if (!isDrawn)
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@media screen { html { opacity: 0 } }');
      document.adoptedStyleSheets.push(sheet);
    });
  return context;
}

/** A test whose page is not drawn. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(await withoutDrawing(context));
  },
});
