interface Document {
  readonly address: string;
  readonly title: string;
  readonly html: string;
  readonly menu: readonly {
    readonly title: string;
    readonly pages: readonly { readonly address: string; readonly title: string }[];
  }[];
}

/** A page of the site: a menu, and the text. Without a script: the menu folds by itself on a phone. */
export const document = ({ address, title, html, menu }: Document): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${address === 'index.html' ? 'Tischrunde' : `${title} · Tischrunde`}</title>
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="style.css">
</head>
<body>
<a class="skip" href="#text">Skip the menu</a>
<header><a href="index.html"><img src="favicon.svg" alt="" width="32" height="32"> Tischrunde</a></header>
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
<main id="text">
${html}
</main>
</body>
</html>
`;
