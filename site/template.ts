export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface MenuGroup {
  readonly title: string;
  readonly pages: readonly { readonly address: string; readonly title: string }[];
}

interface Document {
  readonly address: string;
  readonly title: string;
  readonly html: string;
  /** Its parts, for the list beside it. */
  readonly headings: readonly Heading[];
  readonly menu: readonly MenuGroup[];
}

/** A page of the site: menu, search, text, and its parts. Only the search needs a script; lists fold by themselves on a phone. */
export const document = ({ address, title, html, headings, menu }: Document): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${address === 'index.html' ? 'Tischrunde' : `${title} · Tischrunde`}</title>
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="style.css">
<script src="search.js" defer></script>
</head>
<body>
<a class="skip" href="#text">Skip the menu</a>
<header>
<a href="index.html"><img src="favicon.svg" alt="" width="32" height="32"> Tischrunde</a>
<search><input id="search" type="search" placeholder="Search (/)" aria-label="Search" autocomplete="off"><ul id="found" hidden></ul></search>
</header>
<nav aria-label="Pages">
<details>
<summary>Pages</summary>
${menu
  .map(
    ({ title: group, pages }) => `<h2>${group}</h2>
<ul>${pages
      .map(
        (page) =>
          `<li><a href="${page.address}"${page.address === address ? ' aria-current="page"' : ''}>${page.title}</a></li>`,
      )
      .join('')}</ul>`,
  )
  .join('\n')}
</details>
</nav>
${headings.length < 2 ? '' : partsOf(headings)}
<main id="text">
${html}
</main>
</body>
</html>
`;

const partsOf = (headings: readonly Heading[]): string => `<nav class="parts" aria-label="On this page">
<details>
<summary>On this page</summary>
<h2>On this page</h2>
<ul>${headings.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join('')}</ul>
</details>
</nav>`;
