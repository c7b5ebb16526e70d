import {
  type BundledLanguage,
  bundledLanguages,
  bundledThemes,
  codeToTokensWithThemes,
  createOnigurumaEngine,
  createShikiInternal,
  loadBuiltinWasm,
} from '@gerrit0/mini-shiki';

/** The languages of our code blocks. Others are shown in one colour. */
const languages = [
  'ts',
  'python',
  'json',
  'yaml',
  'dockerfile',
  'ini',
  'nginx',
] as const satisfies BundledLanguage[];

await loadBuiltinWasm();
const highlighter = await createShikiInternal({
  engine: await createOnigurumaEngine(),
  langs: languages.map((language) => bundledLanguages[language]),
  themes: [bundledThemes['github-light-default'], bundledThemes['github-dark-default']],
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A block of code as HTML, in the colours of both themes. */
export function codeBlock(code: string, language: string): string {
  const known = languages.find((one) => one === language);
  const html = known === undefined ? escaped(code) : coloured(code, known);
  // Focusable, so that a wide block can be scrolled without a mouse.
  return `<pre tabindex="0"><code>${html}</code></pre>\n`;
}

function coloured(code: string, lang: BundledLanguage): string {
  const themes = { light: 'github-light-default', dark: 'github-dark-default' };
  return codeToTokensWithThemes(highlighter, code, { lang, themes })
    .map((line) =>
      line
        .map(
          ({ content, variants: { light, dark } }) =>
            `<span style="color:light-dark(${light.color},${dark.color})">${escaped(content)}</span>`,
        )
        .join(''),
    )
    .join('\n');
}
